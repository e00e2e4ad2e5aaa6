"""What is acknowledged stays: the server, its database and its bus are killed while people play."""
