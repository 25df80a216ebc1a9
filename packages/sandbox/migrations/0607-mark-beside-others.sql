-- Links that somebody else commits while this waits for the vendor's bits are in them, and not among the links seen here.
create or replace function app_private.mark(viewers uuid[]) returns void
language sql volatile set search_path = pg_catalog
as $$
  with shown as (
    select links.account_id, array_agg(accounts.number) as numbers
    from app_private.visible_rows as links join app_public.accounts on accounts.id = links.row_id
    where links.account_id = any (viewers)
    group by links.account_id
  )
  insert into app_private.visible_accounts as held (account_id, numbers)
  select account_id, app_private.with_bits('', numbers, 1) from shown order by account_id
  on conflict (account_id) do update set
    numbers = app_private.with_bits(held.numbers, (select numbers from shown where shown.account_id = held.account_id), 1)
$$;
