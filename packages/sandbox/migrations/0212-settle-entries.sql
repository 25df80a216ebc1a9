-- The effects of entries: holdings follow the ledger, issued units are counted.
create function app_private.settle_holdings(holding_ids uuid[]) returns void
language plpgsql volatile set search_path = pg_catalog
as $$
begin
  -- Locked first: the sums below then see every entry that was written before.
  perform from app_public.holdings where id = any (holding_ids) order by id for update;
  if exists (
    select from (
      select sum(amount) over (partition by holding_id order by booked_on) as balance
      from app_public.ledger_entries where holding_id = any (holding_ids)
    ) as days where balance < 0
  ) then
    perform app_private.refuse('insufficient_units', 'The holder does not have that many units.');
  end if;
  update app_public.holdings set amount = booked.amount
  from (
    select holding_id, sum(amount) as amount from app_public.ledger_entries
    where holding_id = any (holding_ids) group by holding_id
  ) as booked
  where holdings.id = booked.holding_id and holdings.amount <> booked.amount;
end
$$;
comment on function app_private.settle_holdings is 'Sets holdings to their balances, none of which may be negative on any day.';

create function app_private.count_issued(round_id uuid, security_id uuid, amount numeric) returns void
language plpgsql volatile set search_path = pg_catalog
as $$
begin
  -- Round, security, asset: all writers lock in this order, so there is no deadlock.
  update app_public.rounds set issued = issued + amount where id = count_issued.round_id;
  update app_public.securities set issued = issued + amount where id = count_issued.security_id;
  update app_public.assets set issued = issued + amount
  where id = (select asset_id from app_public.rounds where id = count_issued.round_id);
end
$$;

create function app_private.settle_entries() returns trigger
language plpgsql volatile security definer set search_path = pg_catalog
as $$
declare
  taken record;
begin
  for taken in
    select round_id, security_id, -sum(amount) as amount from fresh where holding_id is null
    group by round_id, security_id order by round_id, security_id
  loop
    perform app_private.count_issued(taken.round_id, taken.security_id, taken.amount);
  end loop;
  perform app_private.settle_holdings(array(
    select distinct holding_id from fresh where holding_id is not null order by holding_id
  ));
  return null;
end
$$;
create trigger settle_entries after insert on app_public.ledger_entries
  referencing new table as fresh for each statement execute function app_private.settle_entries();
