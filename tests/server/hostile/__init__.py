"""Nobody gets in: clients that mean harm, beside people who play."""
