-- When a worker with an ffmpeg that may read uploads was last there: the console says what videos wait for.
create table transcoders (
  is_only_row boolean primary key default true check (is_only_row),
  seen_ms bigint not null
);
insert into transcoders (seen_ms) values (0);
