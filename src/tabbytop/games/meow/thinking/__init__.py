"""What players think in Meow!"""
