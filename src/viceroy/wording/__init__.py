"""Laws and the reasons of points in five languages; choices, refusals and events in English."""
