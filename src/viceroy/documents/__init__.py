"""Values as plain data and back, from one description per type: the class itself. It knows no card and no file."""
