-- Members send files of any kind besides pictures and recordings (S-128).
alter table uploads drop constraint uploads_resource_type_check;
alter table uploads add constraint uploads_resource_type_check check (resource_type in ('image', 'video', 'audio', 'file')) not valid;
alter table uploads validate constraint uploads_resource_type_check;
