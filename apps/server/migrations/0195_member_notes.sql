-- What operators note about a member: the page of the member shows it to them, and nobody else reads it.
create table member_notes (
  id bigint generated always as identity primary key,
  user_id bigint not null references accounts,
  -- Who wrote it, and what they were called then.
  operator_id bigint not null references operators,
  operator_name text not null,
  text text not null,
  version int not null default 1,
  created_ms bigint not null,
  edited_ms bigint not null default 0
);
create index member_notes_of_member on member_notes (user_id, id desc);
