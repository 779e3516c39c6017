"""Moderation: bans, mutes and announcements, as every worker applies them."""
