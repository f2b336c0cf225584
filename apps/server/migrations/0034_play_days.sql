-- How plays went, summed by day of the platform: what operators look at is not read from the reports, which are kept for a month.

-- Sums of play_reports.
create table play_days (
  -- 0: of all dramas together.
  drama_id bigint not null,
  day date not null,
  -- Kind of connection as browsers name it; 'other' for all other words, '' where nothing was said.
  net text not null,
  plays int not null,
  -- Those that could not go on, for whatever was reported.
  failed int not null,
  -- Those that were prepared before they were asked for.
  prepared int not null,
  stalls bigint not null,
  stall_ms bigint not null,
  primary key (drama_id, day, net)
);
create index play_days_by_day on play_days (day);

-- How many plays showed their first frame within the times of a bucket (rules/drama/play-figures.ts).
create table play_first_frames (
  drama_id bigint not null,
  day date not null,
  net text not null,
  bucket int not null,
  plays int not null,
  primary key (drama_id, day, net, bucket)
);
create index play_first_frames_by_day on play_first_frames (day);

-- Sums of watch_days.
create table watch_sums (
  drama_id bigint not null,
  day date not null,
  seconds bigint not null,
  views bigint not null,
  primary key (drama_id, day)
);
create index watch_sums_by_day on watch_sums (day);

-- Until when the sums are right.
create table play_days_until (
  is_only boolean primary key default true check (is_only),
  until_ms bigint not null
);
insert into play_days_until (until_ms) values (0);

-- A day is summed from its rows alone; they were written one after the other, so an index of ranges of pages finds them and costs a write nothing.
create index watch_days_by_day on watch_days using brin (day) with (autosummarize = on);
