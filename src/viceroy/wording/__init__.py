"""Laws and scores in six languages, a module for each; choices, refusals and events in English."""
