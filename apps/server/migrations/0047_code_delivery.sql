-- Codes on their way: what a provider did not take is tried again, and stays where operators see that it failed.

alter table code_outbox
  add column language text not null default 'en',
  add column tries integer not null default 0,
  add column fault text not null default '';
alter table code_outbox drop constraint code_outbox_reason_check;
alter table code_outbox add constraint code_outbox_reason_check check (reason in ('no_sender', 'failed', 'waiting'));
