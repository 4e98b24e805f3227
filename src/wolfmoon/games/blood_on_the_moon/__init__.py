"""Blood on the Moon: a house found room by room, until one of five haunts wakes."""
