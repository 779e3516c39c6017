"""Access control: ASGI middleware, rate limits, quotas and refusals over HTTP."""
