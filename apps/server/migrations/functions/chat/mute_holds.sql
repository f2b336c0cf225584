-- S-131 as SQL: whether the mute of a conversation holds at this moment; one that is over ended by itself. `isQuietAt` of the rules
-- says the same of one conversation.
create or replace function mute_holds(is_on boolean, until_ms bigint, now_ms bigint) returns boolean immutable language sql
  return is_on and (until_ms = 0 or now_ms < until_ms);
