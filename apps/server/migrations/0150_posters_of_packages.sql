-- Backgrounds that are offered to who holds a star package with posters, and to nobody else.
alter table share_posters add column is_star_only boolean not null default false;
