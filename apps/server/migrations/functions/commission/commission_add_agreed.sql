-- Adds what a new row of commission was agreed at to its sale, whose check refuses more than the cap. With the rights of the owner, because nobody else
-- may write that sum.
create or replace function commission_add_agreed() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update commission_sales set agreed = agreed + new.agreed where kind = new.kind and sale_id = new.sale_id;
  return null;
end $$;
