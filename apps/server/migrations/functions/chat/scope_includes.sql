-- R-17 as SQL, for lists over many groups; `scopeIncludes` of the rules is the same for one (a test compares them). The view `places` uses it.
create or replace function scope_includes(scope smallint, role text) returns boolean immutable language sql
  return scope = 0 or (scope = 1 and role = 'member') or (scope = 2 and role <> 'member');
