"""Meow!: obey rules that you do not know, until nobody at the table can say you broke one."""
