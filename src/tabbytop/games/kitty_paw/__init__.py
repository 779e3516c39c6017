"""Kitty Paw: everybody builds at once, with one paw, until somebody says Meow!"""
