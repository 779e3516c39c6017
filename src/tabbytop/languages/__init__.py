"""What the tables say, in the languages that people read. The games themselves speak English."""
