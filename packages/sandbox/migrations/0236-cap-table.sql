/*
 * Capitalization: who holds how much of each asset on a day, or of one round. The id of a row also depends on
 * the request: a row of an asset and one of a round have the same stakeholder, but other figures.
 */
create type app_public.cap_table_row as (
  investor_id uuid, investor_name text, investor_email text, asset_id uuid, asset_name text,
  units numeric, percent numeric, status text, id uuid
);
comment on type app_public.cap_table_row is 'The units of an asset that one stakeholder has.';
comment on column app_public.cap_table_row.units is 'Units issued, or bought and waiting to be.';
comment on column app_public.cap_table_row.percent is
  E'@figure CAPZ-004\nOf the units of the asset, or of the round that was asked for, issued and waiting to be: shares sum to 100.00. Null for readers who see only some holders: all but the issuer.';
comment on column app_public.cap_table_row.status is 'issued, or pending: closed and not yet issued.';

/*
 * These functions have no search path, because names in a parsed body are looked up when it is made. So the planner puts their
 * queries in the place of their names, and a condition on the asset or the round reaches the tables.
 */
create function app_private.cap_table_lots(day date, only_round uuid, with_own boolean)
returns table (investor_id uuid, asset_id uuid, round_id uuid, units numeric, status text)
language sql stable
begin atomic
  select holdings.investor_id, rounds.asset_id, rounds.id, case when day is null then holdings.amount else (
    select coalesce(sum(amount), 0) from app_public.ledger_entries where holding_id = holdings.id and booked_on <= day
  ) end, 'issued'::text
  from app_public.holdings join app_public.rounds on rounds.id = holdings.round_id
  where (only_round is null or rounds.id = only_round) and (with_own or day is not null or (
    rounds.issuer_id <> (select app_private.account_id())
    and (holdings.investor_id = (select app_private.account_id()) or holdings.broker_id = (select app_private.account_id()))
  ))
  union all
  select distributions.investor_id, rounds.asset_id, rounds.id, distributions.amount, 'pending'::text
  from app_public.distributions join app_public.allocations on allocations.id = distributions.allocation_id
  join app_public.rounds on rounds.id = allocations.round_id
  where day is null and (only_round is null or rounds.id = only_round) and distributions.status = 'closed'
    and distributions.amount > 0 and distributions.issuance_status is distinct from 'approved'
    and (with_own or rounds.issuer_id <> (select app_private.account_id()) and (
      distributions.investor_id = (select app_private.account_id())
      or distributions.owner_id = (select app_private.account_id()) and distributions.owner_id <> distributions.issuer_id
      or distributions.agent_id = (select app_private.account_id())
    ));
end;
comment on function app_private.cap_table_lots is
  'Units of each holding that the account sees, at the end of a day; today, of each holding and each investment that waits to be issued. Without its own, those of its own rounds are left out today: app_private.stakes has them.';

create function app_private.cap_table_units(day date, only_round uuid)
returns table (investor_id uuid, asset_id uuid, round_id uuid, units numeric, status text)
language sql stable
begin atomic
  select investor_id, asset_id, scope_id, units, status from app_private.stakes
  where day is null and is_round and units > 0 and issuer_id = (select app_private.account_id())
    and (only_round is null or scope_id = only_round)
  union all
  select investor_id, asset_id, round_id, sum(units), status from app_private.cap_table_lots(day, only_round, false)
  group by investor_id, asset_id, round_id, status;
end;
comment on function app_private.cap_table_units is 'Units that each stakeholder has of each round, as far as the account sees them.';

/*
 * How the hundredths of a percent that are left over are given out, as app_private.shares does: to those who miss most, then by
 * investor and status. At most 10,000 stakeholders have a hundredth for sure, and of the others those with the most units miss
 * most. So at most 20,000 stakes are read in the order of an index, however many there are; their sum is kept.
 *
 * It reads the stakes of the account alone, with the rights of their owner: beside a policy, an index is not searched by units,
 * because the comparison of two numerics is not leakproof.
 */
create type app_private.cap_table_cut as (total numeric, missing numeric, investor_id uuid, status text);

create function app_private.cut_cap_table(asset uuid, only_round uuid) returns app_private.cap_table_cut
language plpgsql stable security definer set search_path = pg_catalog
as $$
declare
  scope uuid := coalesce(only_round, asset);
  account uuid := app_private.account_id();
  whole numeric;
  hundredth numeric;
  left_over int;
  last record;
begin
  select units into whole from app_private.stake_totals where scope_id = scope and issuer_id = account and units > 0;
  if whole is null then
    return null;
  end if;
  -- Multiplied, because a division would be rounded.
  hundredth := whole * 0.0001;
  select 10000 - coalesce(sum(div(units * 10000, whole)), 0) into left_over from app_private.stakes
  where scope_id = scope and issuer_id = account and units > 0 and units >= hundredth;
  if left_over = 0 then
    return row(whole, 0, null, null)::app_private.cap_table_cut;
  end if;
  select missing, investor_id, status into last from (
    select mod(units * 10000, whole) as missing, investor_id, status from app_private.stakes
    where scope_id = scope and issuer_id = account and units > 0 and units >= hundredth
    union all
    (select units * 10000, investor_id, status from app_private.stakes
     where scope_id = scope and issuer_id = account and units > 0 and units < hundredth
     order by units desc, investor_id, status limit left_over)
  ) as missed
  order by missing desc, investor_id, status offset left_over - 1 limit 1;
  return row(whole, last.missing, last.investor_id, last.status)::app_private.cap_table_cut;
end
$$;
comment on function app_private.cut_cap_table is
  'The total of a cap table of the account, and the last stakeholder that is given a hundredth of a percent more than is sure.';

create function app_private.cut_percent(
  units numeric, investor_id uuid, status text, total numeric, missing numeric, last_investor uuid, last_status text
) returns numeric
language sql immutable
return round((div(units * 10000, total) + (
  case when mod(units * 10000, total) = missing then coalesce((investor_id, status) <= (last_investor, last_status), false)
    else mod(units * 10000, total) > missing end
)::int) / 100, 2);
comment on function app_private.cut_percent is 'The percentage of one stakeholder in a cap table, by its cut.';

/*
 * Of the account's own assets today, then of others, or of a day. Percentages of a day are those of
 * app_private.shares, computed with window functions. Names are looked up only for the rows of the page, and
 * not for a count.
 */
create function app_public.cap_table(day date default null, round_id uuid default null) returns setof app_public.cap_table_row
language sql stable rows 1000
begin atomic
  select rows.investor_id,
    (select coalesce(accounts.contact_name, accounts.name) from app_public.accounts where accounts.id = rows.investor_id),
    (select accounts.email from app_public.accounts where accounts.id = rows.investor_id),
    rows.asset_id, assets.name, rows.units,
    case when day is null then app_private.cut_percent(rows.units, rows.investor_id, rows.status,
      (assets.cut).total, (assets.cut).missing, (assets.cut).investor_id, (assets.cut).status) else rows.percent end,
    rows.status, rows.id
  from (
    select investor_id, asset_id, units, null::numeric as percent, status, id from app_private.stakes
    where day is null and units > 0 and issuer_id = (select app_private.account_id())
      and (cap_table.round_id is null and not is_round or is_round and scope_id = cap_table.round_id)
    union all
    select ranked.investor_id, ranked.asset_id, ranked.units,
      case when assets.issuer_id = (select app_private.account_id())
        then round((ranked.sure + (ranked.rank <= 10000 - ranked.all_sure)::int) / 100, 2) end,
      ranked.status, md5(concat_ws(' ', ranked.asset_id, ranked.investor_id, ranked.status, cap_table.round_id, day))::uuid
    from (
      select asset_id, investor_id, status, units, sure, sum(sure) over (partition by asset_id) as all_sure,
        row_number() over (partition by asset_id order by missing desc, investor_id, status) as rank
      from (
        select asset_id, investor_id, status, units, div(units * 10000, total) as sure, mod(units * 10000, total) as missing
        from (
          select asset_id, investor_id, status, sum(units) as units, sum(sum(units)) over (partition by asset_id) as total
          from app_private.cap_table_lots(day, cap_table.round_id, false)
          group by asset_id, investor_id, status having sum(units) > 0
        ) as summed
      ) as divided
    ) as ranked join app_public.assets on assets.id = ranked.asset_id
  ) as rows left join (
    select assets.id, assets.name, case when day is null and assets.issuer_id = (select app_private.account_id())
      then app_private.cut_cap_table(assets.id, cap_table.round_id) end as cut
    from app_public.assets group by assets.id
  ) as assets on assets.id = rows.asset_id;
end;
comment on function app_public.cap_table is
  'The stakeholders of the assets the account sees, or of one round, today or at the end of a day, when only issued units are known.';
grant execute on function app_public.cap_table, app_private.cap_table_lots, app_private.cap_table_units,
  app_private.cut_cap_table, app_private.cut_percent to app_user;
