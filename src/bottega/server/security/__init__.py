"""Who sends a request, from where and how often; and the security headers of answers."""
