-- What posts looks up by keys, so one plan serves all values. Otherwise every new connection plans each of these twenty statements five times before
-- it keeps a plan, and those with a list of ids for ever (docs/adr/0019).
alter function ledger_post(text, text, text, text, bigint, bigint, bigint, text, text[], bigint[], bigint[], text[], bigint[], bigint[])
  set plan_cache_mode = force_generic_plan;
alter function ledger_post_together(text, text[], text[], text[], bigint, text, int[], text[], bigint[], bigint[], text, bigint[])
  set plan_cache_mode = force_generic_plan;
