-- outside a transaction
-- What a member unlocked, the newest first, over all dramas.
create index concurrently if not exists unlocks_of_member_by_time on unlocks (user_id, id desc);
