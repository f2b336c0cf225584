-- How the business goes, by day of the platform: the console shows it for any period, and reads these sums alone.

-- Written by the job of the domain business, each day anew while it and what became of its newcomers still change.
create table business_days (
  day date primary key,
  -- Members who watched on the day, and within the seven and the thirty days up to it.
  active int not null,
  active_week int not null,
  active_month int not null,
  -- Members whose account was made on the day; those of them who watched, can sign in elsewhere, and paid.
  newcomers int not null,
  played int not null,
  signed_up int not null,
  paid int not null,
  -- Those of them who watched so many days later.
  returned_day int not null,
  returned_week int not null,
  returned_month int not null
);

create table business_days_until (
  is_only boolean primary key default true check (is_only),
  -- The first day that may still change; null: none was summed.
  next_day date,
  until_ms bigint not null
);
insert into business_days_until (until_ms) values (0);
