"""What a good player of Tem-Purr-A looks at: how bots judge a table and play on quickly."""

from tabbytop.kernel.judge import Judge


class TempuraJudge(Judge):
    """To be."""
