-- What each member began to write straight to a foreign store on a day of UTC: such a store counts nothing, and any process may sign.
create table upload_days (
  user_id bigint not null,
  upload_type text not null,
  day integer not null,
  bytes bigint not null,
  primary key (user_id, upload_type, day)
);
create index upload_days_day on upload_days (day);
