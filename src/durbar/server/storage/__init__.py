"""What is kept: the database, its schema and migrations, and all that reads and writes it."""
