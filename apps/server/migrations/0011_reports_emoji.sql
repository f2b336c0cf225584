-- Reports with what was reported, and the emoji set.

create table complaints (
  id bigint generated always as identity primary key,
  user_id bigint not null references accounts,
  type text not null check (type in ('user', 'group', 'message', 'star', 'feedback')),
  -- 0 where the type has none.
  target_id bigint not null,
  msg_id bigint not null,
  introduction text not null,
  description text not null,
  images text[] collate "C" not null,
  contact text not null,
  -- What was reported as it stood at that moment: whoever changes or withdraws it later changes nothing here.
  evidence jsonb not null,
  -- 0 new, 1 in work, 2 closed.
  state smallint not null default 0 check (state in (0, 1, 2)),
  reply text not null default '',
  created_ms bigint not null,
  updated_ms bigint not null
);
create index complaints_of_member on complaints (user_id, created_ms desc);
create index complaints_queue on complaints (state, id);
create index complaints_by_type on complaints (type, id);

create table emojis (
  id bigint generated always as identity primary key,
  -- What stands for it inside a message, such as [smile].
  reg_name text collate "C" not null unique,
  -- A path of this platform or a full address.
  image_url text not null,
  sort integer not null
);

-- Grows with every change of the set, so that devices know whether theirs is the newest.
create table emoji_version (
  is_only_row boolean primary key default true check (is_only_row),
  value bigint not null default 1
);
insert into emoji_version default values;

-- The pictures the client is shipped with (apps/web/public/emoji).
insert into emojis (reg_name, image_url, sort)
  select '[' || name || ']', '/emoji/' || replace(name, '_', '-') || '.svg', place
    from unnest(array[
      'smile', 'grin', 'laugh', 'joy', 'wink', 'blush', 'shy', 'love', 'kiss', 'yum',
      'tongue', 'cool', 'star_struck', 'rich', 'think', 'neutral', 'smirk', 'unamused', 'eye_roll', 'zipped',
      'sad', 'cry', 'sob', 'angry', 'rage', 'surprised', 'scream', 'dizzy', 'sweat', 'sleepy',
      'sleep', 'sick', 'hot', 'cold', 'angel', 'devil', 'party', 'poop', 'ghost', 'skull',
      'cat', 'dog', 'thumbs_up', 'thumbs_down', 'high_five', 'victory', 'fist', 'heart', 'broken_heart', 'sparkling_heart',
      'star', 'fire', 'hundred', 'rose', 'gift', 'cake', 'beer', 'coffee', 'sun', 'moon',
      'popcorn', 'action', 'crown', 'yes', 'no'
    ]) with ordinality shipped(name, place);
