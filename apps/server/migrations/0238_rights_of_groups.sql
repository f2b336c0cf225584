-- Who pins messages, and who changes name, picture, description and notice (R-29, R-30): creator and managers, as before.
alter table groups
  add column can_pin_msg smallint not null default 2 check (can_pin_msg between 0 and 3),
  add column can_edit_info smallint not null default 2 check (can_edit_info between 0 and 3);
