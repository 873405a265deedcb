"""Running a server: processes, connections, health, copies of the data, and how much it carries."""
