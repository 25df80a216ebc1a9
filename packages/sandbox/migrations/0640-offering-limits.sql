-- Data of an offering before an amount is typed: the limits of one investment, the remaining units, and the
-- reason when none is accepted.
create function app_private.least_units(allocation app_public.allocations) returns numeric
language sql immutable set search_path = pg_catalog
as $$ select greatest(coalesce(allocation.min_units, 1), 1) $$;

create function app_private.offering_refusal(allocation app_public.allocations, round app_public.rounds) returns text
language sql stable set search_path = pg_catalog
as $$
  select case
    when 'stale' in (allocation.status, round.status) then 'round_stale'
    when 'closed' in (allocation.status, round.status)
      or least(allocation.closes_on, round.closes_on) < app_private.today() then 'offering_closed'
    when allocation.status <> 'active' or round.status <> 'active'
      or greatest(allocation.opens_on, round.opens_on) > app_private.today() then 'offering_not_open'
    when trunc(app_private.unsold_units(allocation, round)) < app_private.least_units(allocation) then 'offering_sold_out'
  end
$$;
comment on function app_private.offering_refusal is 'The reason why the offering accepts no investments today; null while it does.';

create function app_private.check_offering_open(allocation app_public.allocations, round app_public.rounds)
returns void
language plpgsql stable set search_path = pg_catalog
as $$
begin
  case app_private.offering_refusal(allocation, round)
    when 'round_stale' then
      perform app_private.refuse('round_stale', 'This round is no longer offered.');
    when 'offering_closed' then
      perform app_private.refuse('offering_closed', 'This offering is closed.');
    when 'offering_not_open' then
      perform app_private.refuse('offering_not_open', 'This offering is not open yet.',
        jsonb_build_object('opensOn', greatest(allocation.opens_on, round.opens_on)));
    else
      -- Open. The remaining units are checked with the amount.
      null;
  end case;
end
$$;

create function app_private.check_amount(allocation app_public.allocations, amount numeric) returns void
language plpgsql stable set search_path = pg_catalog
as $$
declare
  least_units numeric := app_private.least_units(allocation);
begin
  perform app_private.check_whole_units(amount);
  if amount is null or amount in ('NaN', 'Infinity', '-Infinity')
    or amount < least_units or amount > coalesce(allocation.max_units, 'Infinity') then
    perform app_private.refuse('amount_out_of_range', 'The number of units is out of range.', jsonb_build_object(
      'min', app_private.plain(least_units), 'max', app_private.plain(allocation.max_units)));
  end if;
end
$$;

create function app_private.check_left(allocation app_public.allocations, round app_public.rounds, amount numeric)
returns void
language plpgsql stable set search_path = pg_catalog
as $$
declare
  unsold numeric := greatest(trunc(app_private.unsold_units(allocation, round)), 0);
begin
  if amount > unsold then
    perform app_private.refuse('offering_sold_out', 'There are not enough units left.',
      jsonb_build_object('remaining', app_private.plain(unsold)));
  end if;
end
$$;
comment on function app_private.check_left is
  'Before anything is written: a number that no column holds is refused like any other that is too large.';

create function app_private.steps_ahead(allocation_id uuid) returns jsonb
language sql stable set search_path = pg_catalog
as $$
  select coalesce(
    jsonb_agg(app_private.step_texts(templates.render_attributes) order by asked.execute_order, templates."order"), '[]')
  from app_public.allocation_qualifications as asked
  join app_public.vendor_qualifications as vendors on vendors.id = asked.vendor_qualification_id
  join app_private.step_templates as templates on templates.vendor_qualification_id = asked.vendor_qualification_id
  where asked.allocation_id = steps_ahead.allocation_id and vendors.active
$$;
comment on function app_private.steps_ahead is 'Names of the steps that copy_steps gives a new investment in the allocation.';

create function app_private.visible_account(account_id uuid) returns uuid
language sql stable set search_path = pg_catalog
as $$
  select accounts.id from app_public.accounts
  join app_private.visible_accounts as visible on visible.account_id = app_private.account_id()
  where accounts.id = visible_account.account_id
    and case when number < octet_length(numbers) * 8 then get_bit(numbers, number) = 1 end
$$;
comment on function app_private.visible_account is 'The account itself where the account that asks deals with it, else null.';

create function app_public.investor_offering_details_by_id(id uuid)
returns app_public.investor_offering_details
language sql stable strict security definer set search_path = pg_catalog
as $$
  select allocations.id, allocations.owner_id, issuers.name, sellers.name,
    coalesce(securities.name, assets.name), coalesce(securities.ticker, rounds.name),
    rounds.price, rounds.terms_url, coalesce(sellers.support_email, sellers.email), sellers.slug,
    allocations.min_units, allocations.max_units,
    greatest(trunc(app_private.unsold_units(allocations, rounds)), 0),
    greatest(allocations.opens_on, rounds.opens_on), least(allocations.closes_on, rounds.closes_on),
    app_private.offering_refusal(allocations, rounds), app_private.steps_ahead(allocations.id),
    app_private.visible_account(issuers.id), app_private.visible_account(sellers.id)
  from app_public.allocations
  join app_public.rounds on rounds.id = allocations.round_id
  join app_public.assets on assets.id = rounds.asset_id
  join app_public.accounts as issuers on issuers.id = allocations.issuer_id
  join app_public.accounts as sellers on sellers.id = allocations.owner_id
  left join app_public.securities on securities.id = rounds.security_id
  where allocations.id = investor_offering_details_by_id.id
    and exists (
      select from app_private.membership(app_private.user_id(), app_private.account_id())
      where type = 'investor' and status = 'active'
    )
    and 'drafted' not in (allocations.status, rounds.status)
$$;
comment on function app_public.investor_offering_details_by_id is
  'The offering, with its limits today; null while it is drafted.';
grant execute on function app_public.investor_offering_details_by_id to app_user;
