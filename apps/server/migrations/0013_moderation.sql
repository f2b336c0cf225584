-- What operators ask of reports, members and messages.

-- Whom a report is about: the reported member or star, or the sender of the reported message.
alter table complaints add column about_user_id bigint generated always as ((evidence -> 'user' ->> 'user_id')::bigint) stored;
create index complaints_about_user on complaints (about_user_id, id) where about_user_id is not null;
create index complaints_about_group on complaints (target_id, id) where type = 'group';

-- An erased message leaves the favorites, too.
create index favorites_of_message on favorites (msg_id);

-- Official accounts and stars are few among many.
create index accounts_of_type on accounts (user_type, id) where user_type <> 0;
