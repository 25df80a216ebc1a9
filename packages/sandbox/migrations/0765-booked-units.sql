-- The issued units of a round in the ledger: the other side of its book, which has no holders.
create function app_public.rounds_booked_units(rounds app_public.rounds, day date default null) returns numeric
language sql stable set search_path = pg_catalog
as $$
  select case when rounds.issuer_id = (select app_private.account_id()) then coalesce((
    select -sum(amount) from app_public.ledger_entries
    where round_id = rounds.id and holding_id is null and (day is null or booked_on <= day)
  ), 0) end
$$;
comment on function app_public.rounds_booked_units is
  'Units that the ledger took from the unissued ones, today or by the end of a day; for its issuer alone. Its holders have as many.';
grant execute on function app_public.rounds_booked_units to app_user;
-- Reads the unissued side of a round and none of its holders.
create index on app_public.ledger_entries (round_id, booked_on) include (amount) where holding_id is null;
