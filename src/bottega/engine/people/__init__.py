"""What people read: message catalogues, rules in Markdown, and text laid out in a terminal."""
