/*
 * Stakes: the units that each stakeholder has of an asset and of each of its rounds, issued or waiting to be. A cap table of
 * 250,000 holders is read from them, because summing up the holdings for each page takes half a second.
 *
 * Triggers add to them what each statement changes in holdings and distributions. A sum that becomes 0 stays as a row.
 */
create table app_private.stakes (
  -- Named as the row of the cap table that shows it.
  id uuid primary key,
  -- The asset, or one round of it.
  scope_id uuid not null,
  is_round boolean not null,
  asset_id uuid not null,
  -- Copied from the round, so that the policy below reads this row alone.
  issuer_id uuid not null,
  investor_id uuid not null,
  status text not null,
  units numeric not null
);
comment on table app_private.stakes is 'Units that a stakeholder has of an asset or a round, as holdings and distributions sum up to.';
-- Serves the sums, the count and the percentages of one cap table.
create index on app_private.stakes (scope_id, issuer_id, units desc, investor_id, status) where units > 0;
-- Serves the cap tables of all assets of an issuer, without a look at the rows.
create index on app_private.stakes (issuer_id, is_round, asset_id, units desc) include (investor_id, status, id) where units > 0;

alter table app_private.stakes enable row level security;
create policy select_own on app_private.stakes for select using (issuer_id = (select app_private.account_id()));
grant select on app_private.stakes to app_user;

/*
 * The totals of the stakes of an asset or a round. Transactions that change units of one round are already
 * serialized, because they lock the round.
 */
create table app_private.stake_totals (
  scope_id uuid not null,
  issuer_id uuid not null,
  units numeric not null,
  -- The stakes of more than 0 units.
  stakes int not null,
  primary key (scope_id, issuer_id)
);
comment on table app_private.stake_totals is 'The sum and the number of the stakes of an asset or a round.';
alter table app_private.stake_totals enable row level security;

create type app_private.stake_change as (round_id uuid, investor_id uuid, status text, units numeric);

create function app_private.change_stakes(changes app_private.stake_change[]) returns void
language sql volatile security definer set search_path = pg_catalog
as $$
  with summed as (
    select md5(concat_ws(' ', rounds.asset_id, change.investor_id, change.status, scope.round_id))::uuid as id,
      coalesce(scope.round_id, rounds.asset_id) as scope_id, scope.round_id is not null as is_round, rounds.asset_id,
      rounds.issuer_id, change.investor_id, change.status, sum(change.units) as units
    from unnest(changes) as change join app_public.rounds on rounds.id = change.round_id
    cross join lateral (values (null::uuid), (rounds.id)) as scope (round_id)
    group by 1, 2, 3, 4, 5, 6, 7 having sum(change.units) <> 0
  ), written as (
    -- In one order, so that two transactions do not wait for each other.
    insert into app_private.stakes (id, scope_id, is_round, asset_id, issuer_id, investor_id, status, units)
    select id, scope_id, is_round, asset_id, issuer_id, investor_id, status, units from summed order by id
    on conflict (id) do update set units = stakes.units + excluded.units
    returning id, units
  )
  insert into app_private.stake_totals (scope_id, issuer_id, units, stakes)
  select summed.scope_id, summed.issuer_id, sum(summed.units),
    sum((written.units > 0)::int - (written.units - summed.units > 0)::int)
  from summed join written on written.id = summed.id
  group by summed.scope_id, summed.issuer_id
  order by summed.scope_id
  on conflict (scope_id, issuer_id) do update
  set units = stake_totals.units + excluded.units, stakes = stake_totals.stakes + excluded.stakes
$$;

create function app_private.stake_of(holding app_public.holdings, sign int) returns app_private.stake_change
language sql immutable
return row(holding.round_id, holding.investor_id, 'issued', sign * holding.amount)::app_private.stake_change;

create function app_private.waiting_stake(distribution app_public.distributions, round_id uuid, sign int)
returns app_private.stake_change
language sql immutable
return row(round_id, distribution.investor_id, 'pending', sign * distribution.amount)::app_private.stake_change;

create function app_private.is_waiting_stake(distribution app_public.distributions) returns boolean
language sql immutable
return distribution.status = 'closed' and distribution.amount > 0 and distribution.issuance_status is distinct from 'approved';
comment on function app_private.is_waiting_stake is 'True for an investment that is bought and not issued yet.';

create function app_private.stakes_of_holdings() returns trigger
language plpgsql volatile security definer set search_path = pg_catalog
as $$
declare
  changes app_private.stake_change[] := '{}';
begin
  if tg_op <> 'INSERT' then
    changes := array(select app_private.stake_of(old_rows, -1) from old_rows where round_id is not null);
  end if;
  if tg_op <> 'DELETE' then
    changes := changes || array(select app_private.stake_of(new_rows, 1) from new_rows where round_id is not null);
  end if;
  if changes <> '{}' then
    perform app_private.change_stakes(changes);
  end if;
  return null;
end
$$;

create function app_private.stakes_of_distributions() returns trigger
language plpgsql volatile security definer set search_path = pg_catalog
as $$
declare
  changes app_private.stake_change[] := '{}';
begin
  if tg_op <> 'INSERT' then
    changes := array(
      select app_private.waiting_stake(old_rows, allocations.round_id, -1)
      from old_rows join app_public.allocations on allocations.id = old_rows.allocation_id
      where app_private.is_waiting_stake(old_rows));
  end if;
  if tg_op <> 'DELETE' then
    changes := changes || array(
      select app_private.waiting_stake(new_rows, allocations.round_id, 1)
      from new_rows join app_public.allocations on allocations.id = new_rows.allocation_id
      where app_private.is_waiting_stake(new_rows));
  end if;
  if changes <> '{}' then
    perform app_private.change_stakes(changes);
  end if;
  return null;
end
$$;

create trigger stakes_insert after insert on app_public.holdings referencing new table as new_rows
  for each statement execute function app_private.stakes_of_holdings();
create trigger stakes_update after update on app_public.holdings referencing old table as old_rows new table as new_rows
  for each statement execute function app_private.stakes_of_holdings();
create trigger stakes_delete after delete on app_public.holdings referencing old table as old_rows
  for each statement execute function app_private.stakes_of_holdings();
-- What is tried and taken back is not counted.
create trigger stakes_insert after insert on app_public.distributions referencing new table as new_rows
  for each statement when (current_setting('app.dry_run', true) is distinct from 'on') execute function app_private.stakes_of_distributions();
create trigger stakes_update after update on app_public.distributions referencing old table as old_rows new table as new_rows
  for each statement when (current_setting('app.dry_run', true) is distinct from 'on') execute function app_private.stakes_of_distributions();
create trigger stakes_delete after delete on app_public.distributions referencing old table as old_rows
  for each statement execute function app_private.stakes_of_distributions();

/* A round that goes to another asset, or an allocation that goes to another round, takes its stakes along. */
create function app_private.stakes_of_round(round uuid, sign int) returns app_private.stake_change[]
language sql stable security definer set search_path = pg_catalog
as $$
  select array(
    select app_private.stake_of(holdings, sign) from app_public.holdings where holdings.round_id = round
    union all
    select app_private.waiting_stake(distributions, round, sign)
    from app_public.distributions join app_public.allocations on allocations.id = distributions.allocation_id
    where allocations.round_id = round and app_private.is_waiting_stake(distributions))
$$;

create function app_private.move_stakes_of_round() returns trigger
language plpgsql volatile security definer set search_path = pg_catalog
as $$
begin
  -- They are found by the asset that the round has at the moment: before the change the old one, after it the new one.
  perform app_private.change_stakes(app_private.stakes_of_round(new.id, case tg_when when 'BEFORE' then -1 else 1 end));
  return new;
end
$$;
create trigger take_stakes before update of asset_id on app_public.rounds
  for each row when (old.asset_id is distinct from new.asset_id) execute function app_private.move_stakes_of_round();
create trigger take_stakes_along after update of asset_id on app_public.rounds
  for each row when (old.asset_id is distinct from new.asset_id) execute function app_private.move_stakes_of_round();

create function app_private.move_stakes_of_allocation() returns trigger
language plpgsql volatile security definer set search_path = pg_catalog
as $$
begin
  perform app_private.change_stakes(array(
    select app_private.waiting_stake(distributions, moved.round_id, moved.sign)
    from app_public.distributions, (values (old.round_id, -1), (new.round_id, 1)) as moved (round_id, sign)
    where distributions.allocation_id = new.id and app_private.is_waiting_stake(distributions)));
  return null;
end
$$;
create trigger take_stakes_along after update of round_id on app_public.allocations
  for each row when (old.round_id is distinct from new.round_id) execute function app_private.move_stakes_of_allocation();

-- Investments that an account sees beside those of its own rounds.
create index on app_public.distributions (owner_id)
  where status = 'closed' and owner_id <> issuer_id and issuance_status is distinct from 'approved';
