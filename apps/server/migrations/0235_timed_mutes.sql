-- Until when `is_muted` holds; 0: until somebody lifts it. A mute that is over is no mute, although its row still says so.
alter table group_members add column muted_until_ms bigint not null default 0;
