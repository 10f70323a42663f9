"""Laws and the reasons of points in six languages; choices, refusals and events in English."""
