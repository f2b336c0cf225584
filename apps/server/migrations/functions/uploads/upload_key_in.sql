-- The key in which an address ends, or null (`keyInAddress` of rules/uploads finds the same; a test compares them). A little wider than
-- the form of a key: counted repeats cost twenty times as much, and what is no key only keeps what is not there.
-- Indexes hold its results: a migration that comes with another body has to make accounts_picture and groups_picture anew.
create or replace function upload_key_in(address text) returns text immutable parallel safe language sql
  return substring(address from '(?:chat|avatar|stars)/[1-9][0-9]*/[0-9]+/[0-9a-f]+\.[A-Za-z0-9._-]+$');
