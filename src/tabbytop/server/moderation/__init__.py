"""What operators decide, and what players report to them."""
