"""What is sent and what is answered, as typed values with limits, and their description for programs."""
