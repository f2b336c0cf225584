-- Cases of customer service (S-140): what a member asks an official account, from their first message until it is closed.
create table support_cases (
  id bigint generated always as identity primary key,
  member_id bigint not null,
  account_id bigint not null,
  stream_id bigint not null,
  state text not null default 'waiting' check (state in ('waiting', 'assigned', 'closed')),
  -- Who has it, or closed it; null: nobody, or the platform itself.
  operator_id bigint references operators,
  opened_ms bigint not null,
  -- Since when the member waits for an answer; null: they do not.
  awaiting_ms bigint,
  -- What the member wrote last.
  last_msg_id bigint not null,
  -- The first answer, and who gave it; null beside a time: somebody who uses the account in the client.
  answered_ms bigint,
  answered_by bigint references operators,
  closed_ms bigint,
  rating smallint check (rating between 1 and 5),
  comment text not null default '',
  rated_ms bigint,
  -- What was said by itself out of hours (S-143), under an id of its own: once, also where the job that says it runs twice.
  away_local_id uuid not null default gen_random_uuid(),
  away_msg_id bigint,
  check ((state = 'assigned') <= (operator_id is not null)),
  check ((state = 'closed') = (closed_ms is not null))
);
-- One at a time for a member and an account.
create unique index support_cases_open on support_cases (member_id, account_id) where state <> 'closed';
create index support_cases_of_member on support_cases (member_id, account_id, id desc);
create index support_cases_of_account on support_cases (account_id) where state <> 'closed';
create index support_cases_waiting on support_cases (awaiting_ms, id) where state = 'waiting';
create index support_cases_assigned on support_cases (awaiting_ms, id) where state = 'assigned';
create index support_cases_of_operator on support_cases (operator_id, awaiting_ms, id) where state = 'assigned';
create index support_cases_closed on support_cases (closed_ms desc, id desc) where state = 'closed';
create index support_cases_by_opening on support_cases (opened_ms);
create index support_cases_by_answer on support_cases (answered_ms) where answered_ms is not null;
create index support_cases_by_rating on support_cases (rated_ms) where rated_ms is not null;

-- What happened to a case, and what operators noted at it.
create table support_entries (
  id bigint generated always as identity primary key,
  case_id bigint not null references support_cases,
  act text not null,
  operator_id bigint references operators,
  to_operator_id bigint references operators,
  text text not null default '',
  created_ms bigint not null
);
create index support_entries_of_case on support_entries (case_id, id);

-- Which operator wrote a message of an official account.
create table support_answers (
  msg_id bigint primary key,
  case_id bigint not null references support_cases,
  local_id uuid not null,
  operator_id bigint not null references operators,
  unique (case_id, local_id)
);

-- Answers that were written before (S-144), and the hours (S-143).
create table canned_answers (
  id bigint generated always as identity primary key,
  title text not null,
  texts jsonb not null,
  place int not null,
  version int not null default 1
);
create table support_hours (
  is_only boolean primary key default true check (is_only),
  version int not null,
  hours jsonb not null
);
