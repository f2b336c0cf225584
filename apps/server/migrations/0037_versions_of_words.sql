-- How often what operators tell was written: whoever changes it names the version he read, so that no change is lost to another one.

alter table notices add column version bigint not null default 1;
alter table news add column version bigint not null default 1;
