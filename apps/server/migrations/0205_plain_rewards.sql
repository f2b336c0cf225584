-- Names of the tasks and prizes that a new platform begins with, where operators left them as they were: what the task asks is
-- that a friend opens the drama, and Points are written as everywhere else.
update tasks set titles = titles || '{"en": "Get a friend to open a drama you share"}'
  where titles->>'en' = 'Share a drama that a friend opens';
update wheel_prizes set names = names || jsonb_build_object('en', replace(names->>'en', ' points', ' Points'))
  where names->>'en' in ('5 points', '20 points', '100 points');
-- The wheel is drawn from its newest table; earlier ones stay as members saw them.
insert into wheel_tables (segments, created_ms)
  select (select jsonb_agg(
      case when s->'names'->>'en' in ('5 points', '20 points', '100 points')
        then jsonb_set(s, '{names,en}', to_jsonb(replace(s->'names'->>'en', ' points', ' Points'))) else s end order by n)
      from jsonb_array_elements(segments) with ordinality as e(s, n)), created_ms
  from wheel_tables where id = (select max(id) from wheel_tables);
