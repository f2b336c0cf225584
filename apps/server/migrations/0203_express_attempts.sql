-- How the member pays at the provider: on its page, or with its buttons on ours.
alter table payment_attempts add column way text collate "C" not null default 'page' check (way in ('page', 'express'));
