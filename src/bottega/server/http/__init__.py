"""The routes, one module for each subject. They check the form of a request and leave the rest to the
services."""
