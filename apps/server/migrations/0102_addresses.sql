-- Where goods are sent. Names of the regions are kept beside their ids, so that an address reads the same when a later data set names them otherwise.
create table addresses (
  id bigint generated always as identity primary key,
  user_id bigint not null references accounts,
  consignee text not null,
  phone text not null,
  province_id int not null,
  city_id int not null,
  -- 0: the city has no areas.
  area_id int not null,
  province text not null,
  city text not null,
  area text not null,
  detail text not null,
  is_default boolean not null,
  created_ms bigint not null
);
create index addresses_of_member on addresses (user_id, id);
create unique index addresses_default on addresses (user_id) where is_default;
