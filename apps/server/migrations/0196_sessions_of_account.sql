-- outside a transaction
-- All sign-ins of a member in the order they were made, those that ended too.
create index concurrently if not exists login_sessions_of_account on login_sessions (account_id, id desc);
