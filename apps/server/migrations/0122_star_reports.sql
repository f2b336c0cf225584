-- Reports can be about a post of a star or a comment under one. 0: about neither.
alter table complaints
  add column product_id bigint not null default 0,
  add column comment_id bigint not null default 0;
alter table complaints add check (product_id = 0 or type = 'star'), add check (comment_id = 0 or type = 'star');
