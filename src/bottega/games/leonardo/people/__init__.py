"""What people see and hear: nouns, the table in sentences, and the table drawn in a terminal."""
