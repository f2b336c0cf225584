-- What the platform tells its members, and articles.

create table notices (
  id bigint generated always as identity primary key,
  -- Null: everyone's.
  user_id bigint references accounts,
  type text collate "C" not null check (type in ('system', 'order', 'wallet', 'team', 'activity')),
  -- Where everyone's notices stand besides the list; a member's own stand nowhere else.
  position text collate "C" not null default '' check (position in ('line', 'popup', '')),
  -- What operators wrote: {language: {title, summary, content}}, its HTML sanitised.
  texts jsonb,
  -- What the platform tells by itself: a kind of rules/notices/notice-kinds.ts and what its words are filled with.
  text_key text collate "C",
  text_values jsonb,
  image_key text collate "C" not null default '',
  link text not null default '',
  starts_ms bigint not null,
  ends_ms bigint,
  -- When everybody's devices were told that it is in force; null while it is planned, and for a member's own.
  told_ms bigint,
  withdrawn_ms bigint,
  -- When its member opened it; who opened everyone's stands in notice_reads.
  read_ms bigint,
  created_ms bigint not null,
  check ((texts is null) = (text_key is not null)),
  check (user_id is null or (position = '' and ends_ms is null)),
  check (user_id is not null or read_ms is null)
);
create index notices_of_member on notices (user_id, starts_ms desc, id desc) where withdrawn_ms is null;
create index notices_unread on notices (user_id) where read_ms is null and withdrawn_ms is null and user_id is not null;
create index notices_by_operators on notices (id desc) where texts is not null;
create index notices_planned on notices (starts_ms) where user_id is null and told_ms is null and withdrawn_ms is null;
create index notices_by_age on notices (created_ms);

-- Who opened a notice to everyone.
create table notice_reads (
  notice_id bigint not null references notices on delete cascade,
  user_id bigint not null references accounts,
  read_ms bigint not null,
  primary key (notice_id, user_id)
);

create table news (
  id bigint generated always as identity primary key,
  cate text collate "C" not null check (cate in ('news', 'help', 'tutorial')),
  -- {language: {title, summary, content}}, its HTML sanitised.
  texts jsonb not null,
  cover_key text collate "C" not null default '',
  sort int not null default 0,
  -- Null: members do not see it.
  published_ms bigint,
  views bigint not null default 0,
  created_ms bigint not null,
  updated_ms bigint not null
);
create index news_shown on news (sort, id desc) where published_ms is not null;
create index news_shown_by_cate on news (cate, sort, id desc) where published_ms is not null;

-- Owners are told once that a coupon ends soon.
alter table coupons add column is_reminded boolean not null default false;
create index coupons_to_remind on coupons (ends_ms) where state = 0 and not is_reminded;
