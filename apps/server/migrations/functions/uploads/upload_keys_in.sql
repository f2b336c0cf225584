-- Every key in a text. The column complaints.file_keys holds its results: a migration that comes with another body has to make it anew.
create or replace function upload_keys_in(words text) returns text[] immutable parallel safe language sql
  return array(
    select distinct found[1]
      from regexp_matches(words, '(?:chat|avatar|stars)/[1-9][0-9]*/[0-9]+/[0-9a-f]+\.[A-Za-z0-9._-]+', 'g') found);
