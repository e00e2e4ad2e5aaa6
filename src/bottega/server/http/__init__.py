"""The routes, one module for each subject. They check the form of what is asked and leave the rest to the
services."""
