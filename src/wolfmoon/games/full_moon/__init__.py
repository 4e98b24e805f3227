"""Full Moon: a pack of werewolves, a party of hikers, a hidden trail, and a night that changes sides."""
