"""Who somebody is: names, passkeys, programs that are guests, words between people, notices."""
