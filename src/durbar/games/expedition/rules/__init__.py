"""The rules of Expedition as a kernel: small integers, no text. Files follow the rulebook's order."""
