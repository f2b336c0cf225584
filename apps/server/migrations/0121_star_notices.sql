-- Everyone's notices can be about the section of stars. They stand on its line only, and nobody is alerted to them.
alter table notices add column scope text collate "C" not null default 'platform' check (scope in ('platform', 'stars'));
alter table notices add check (scope = 'platform' or (user_id is null and position = 'line'));
create index notices_of_stars on notices (starts_ms desc, id desc) where scope = 'stars' and withdrawn_ms is null;
