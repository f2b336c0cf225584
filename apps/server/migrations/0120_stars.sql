-- Public stars, what they post, and comments under it (domains/stars/README.md).

create table star_categories (
  id bigint generated always as identity primary key,
  -- By language.
  names jsonb not null,
  sort int not null default 0,
  is_open boolean not null
);

-- Members whom an operator made a star. Who is none any more has a row that is not open.
create table stars (
  id bigint generated always as identity primary key,
  user_id bigint not null unique references accounts,
  category_id bigint references star_categories,
  -- Key of a public picture, '' without one.
  cover_key text not null default '',
  is_open boolean not null,
  -- Published posts.
  post_total int not null default 0 check (post_total >= 0),
  -- How much happens under their posts (rules/stars/hot.ts), renewed every few minutes.
  hot bigint not null default 0 check (hot >= 0),
  version int not null default 1,
  created_ms bigint not null,
  changed_ms bigint not null
);
create index stars_by_hot on stars (hot desc, id desc) where is_open;
create index stars_by_age on stars (id desc) where is_open;
create index stars_of_category_by_hot on stars (category_id, hot desc, id desc) where is_open;
create index stars_of_category_by_age on stars (category_id, id desc) where is_open;

create table star_posts (
  id bigint generated always as identity primary key,
  star_id bigint not null references stars,
  user_id bigint not null references accounts,
  category_id bigint not null references star_categories,
  title text not null,
  content text not null,
  -- In their order: {url, thumb_url}, keys of files of the author; thumb_url is '' without a small picture.
  images jsonb not null default '[]',
  video_key text collate "C" not null default '',
  asset_id bigint references media_assets,
  -- Every key above.
  file_keys text[] collate "C" not null default '{}',
  vip_type smallint not null default 0 check (vip_type in (0, 1, 2)),
  -- 0 under review, 1 published, 2 turned down or taken down, -1 deleted by its author and about to be removed.
  state smallint not null default 0 check (state between -1 and 2),
  reason text not null default '',
  -- Exact: written under the lock of this row together with the comment.
  comment_total int not null default 0 check (comment_total >= 0),
  -- How many members are in star_post_views.
  view_total int not null default 0 check (view_total >= 0),
  hot bigint not null default 0 check (hot >= 0),
  created_ms bigint not null,
  -- When it was published first.
  published_ms bigint,
  check (state <> 1 or published_ms is not null),
  check ((video_key = '') or (state = -1) or (asset_id is not null))
) with (fillfactor = 80);
create index star_posts_published on star_posts (published_ms desc, id desc) where state = 1;
create index star_posts_of_category on star_posts (category_id, published_ms desc, id desc) where state = 1;
create index star_posts_of_star on star_posts (star_id, published_ms desc, id desc) where state = 1;
create index star_posts_by_hot on star_posts (hot desc, id desc) where state = 1;
create index star_posts_of_category_by_hot on star_posts (category_id, hot desc, id desc) where state = 1;
create index star_posts_of_star_by_hot on star_posts (star_id, hot desc, id desc) where state = 1;
create index star_posts_of_author on star_posts (user_id, id desc) where state >= 0;
create index star_posts_by_state on star_posts (state, id);
create index star_posts_by_asset on star_posts (asset_id) where asset_id is not null;
create index star_posts_files on star_posts using gin (file_keys) with (fastupdate = off);

-- Who opened a post, each member once.
create table star_post_views (
  post_id bigint not null references star_posts,
  user_id bigint not null references accounts,
  primary key (post_id, user_id)
);

create table star_comments (
  id bigint generated always as identity primary key,
  post_id bigint not null references star_posts,
  -- 0: it is a root comment. Replies to replies stand under the same root.
  root_id bigint not null default 0,
  parent_id bigint not null default 0,
  user_id bigint not null references accounts,
  -- Whom it answers where that is not the root comment; stays when what it answers is gone.
  reply_user_id bigint references accounts,
  content text not null,
  reply_total int not null default 0 check (reply_total >= 0),
  created_ms bigint not null,
  check ((root_id = 0) = (parent_id = 0)),
  check (root_id = 0 or reply_total = 0)
);
create index star_comments_roots on star_comments (post_id, id desc) where root_id = 0;
create index star_comments_replies on star_comments (root_id, id) where root_id <> 0;
create index star_comments_of_post on star_comments (post_id, id desc);
create index star_comments_of_member on star_comments (user_id, id desc);

-- The discover block on the list of stars.
create table star_discover_entries (
  id bigint generated always as identity primary key,
  -- By language.
  titles jsonb not null,
  badges jsonb not null default '{}',
  icon_key text not null,
  link_type text collate "C" not null check (link_type in ('page', 'url')),
  link text not null,
  sort int not null default 0,
  is_open boolean not null,
  version int not null default 1
);

-- Members who were stars by their type.
insert into stars (user_id, is_open, created_ms, changed_ms)
  select id, true, updated_ms, updated_ms from accounts where user_type = 2 order by id;
