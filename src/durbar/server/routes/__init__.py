"""The addresses: who asks, what every request passes, and the answers under ``/api/v1``."""
