create function app_private.own_distribution() returns trigger
language plpgsql volatile security definer set search_path = pg_catalog
as $$
declare
  allocation app_public.allocations;
  round app_public.rounds;
begin
  select * into strict allocation from app_public.allocations where id = new.allocation_id;
  select * into strict round from app_public.rounds where id = allocation.round_id;
  new.issuer_id := allocation.issuer_id;
  new.owner_id := allocation.owner_id;
  if tg_op = 'INSERT' then
    return new;
  end if;
  perform app_private.show(new.investor_id, allocation.id, round.id, round.asset_id, round.security_id,
    allocation.issuer_id, allocation.owner_id);
  perform app_private.show(new.issuer_id, new.investor_id);
  perform app_private.show(new.owner_id, new.investor_id);
  return new;
end
$$;

-- Makes new distributions visible, once a statement: hundreds of them are often inserted with one.
create function app_private.show_distributions() returns trigger
language plpgsql volatile security definer set search_path = pg_catalog
as $$
begin
  insert into app_private.visible_rows (account_id, row_id)
  select distinct shown.viewer, shown.row_id
  from new_rows
  join app_public.allocations on allocations.id = new_rows.allocation_id
  join app_public.rounds on rounds.id = allocations.round_id
  cross join lateral (values
    (new_rows.investor_id, allocations.id), (new_rows.investor_id, rounds.id), (new_rows.investor_id, rounds.asset_id),
    (new_rows.investor_id, rounds.security_id), (new_rows.investor_id, allocations.issuer_id),
    (new_rows.investor_id, allocations.owner_id), (new_rows.issuer_id, new_rows.investor_id), (new_rows.owner_id, new_rows.investor_id)
  ) as shown (viewer, row_id)
  where shown.row_id is not null
  -- In one order, so that two transactions never wait for each other in a circle.
  order by 1, 2
  on conflict do nothing;
  return null;
end
$$;

create function app_private.own_distribution_part() returns trigger
language plpgsql volatile security definer set search_path = pg_catalog
as $$
begin
  select investor_id, issuer_id, owner_id into strict new.investor_id, new.issuer_id, new.owner_id
  from app_public.distributions where id = new.distribution_id;
  return new;
end
$$;

create function app_private.show_qualification() returns trigger
language plpgsql volatile security definer set search_path = pg_catalog
as $$
begin
  perform app_private.show(new.investor_id, new.vendor_qualification_id);
  return null;
end
$$;

create function app_private.make_distribution_part(part text, is_of_issuer boolean default true) returns void
language plpgsql volatile set search_path = pg_catalog
as $$
begin
  execute format('create trigger own_distribution_part before insert or update of distribution_id
    on app_public.%I for each row execute function app_private.own_distribution_part()', part);
  execute format('alter table app_public.%I enable row level security', part);
  execute format('create policy select_own on app_public.%I for select using (
    investor_id = (select app_private.account_id())%s
    or owner_id = (select app_private.account_id()))', part,
    case when is_of_issuer then ' or issuer_id = (select app_private.account_id())' else '' end);
  execute format('create index on app_public.%I (distribution_id)', part);
  execute format('create index on app_public.%I (investor_id)', part);
  execute format('create index on app_public.%I (issuer_id)', part);
  execute format('create index on app_public.%I (owner_id)', part);
end
$$;
comment on function app_private.make_distribution_part is
  'Rows of the table are seen by the investor and the owner of the distribution, and by its issuer unless they are the owner''s alone. Agents see no prices.';

-- Whether a row may be managed: by its allocation's owner, if its state allows it.
create function app_private.may_see_row(row_id uuid) returns boolean
language sql stable set search_path = pg_catalog
as $$
  select exists (
    select from app_private.visible_rows as visible
    where visible.row_id = may_see_row.row_id and visible.account_id = app_private.account_id()
  )
$$;

create function app_private.is_stale(allocation_id uuid) returns boolean
language sql stable set search_path = pg_catalog
as $$ select exists (select from app_public.allocations where id = allocation_id and status = 'stale') $$;

create function app_private.check_not_stale(allocation_id uuid) returns void
language plpgsql stable set search_path = pg_catalog
as $$
begin
  if app_private.is_stale(allocation_id) then
    perform app_private.refuse('allocation_stale', 'allocationStale');
  end if;
end
$$;
comment on function app_private.check_not_stale is 'Refuses what would change a stale allocation, or anything in it.';

create function app_private.managed_allocation(allocation_id uuid) returns app_public.allocations
language plpgsql volatile security definer set search_path = pg_catalog
as $$
declare
  allocation app_public.allocations;
  acting uuid := app_private.account_id();
begin
  select * into allocation from app_public.allocations where id = allocation_id for no key update;
  if allocation.owner_id is distinct from acting then
    if allocation.issuer_id = acting or app_private.may_see_row(allocation.id) then
      perform app_private.refuse('not_allowed', 'notAllowed');
    end if;
    perform app_private.refuse('not_found', 'allocationUnknown');
  end if;
  perform app_private.check_not_stale(allocation.id);
  return allocation;
end
$$;
comment on function app_private.managed_allocation is 'The allocation, locked, when the account acted for may edit it.';

create function app_private.investor_name(investor uuid) returns text
language sql stable set search_path = pg_catalog
as $$ select coalesce(contact_name, name) from app_public.accounts where id = investor $$;

create function app_private.check_unlocked(distribution app_public.distributions) returns void
language plpgsql stable security definer set search_path = pg_catalog
as $$
begin
  if distribution.status = 'deleted' then
    perform app_private.refuse('distribution_deleted', 'distributionDeleted');
  elsif distribution.locked then
    perform app_private.refuse('distribution_locked', 'distributionLocked',
      jsonb_build_object('name', app_private.investor_name(distribution.investor_id)));
  end if;
end
$$;

create function app_private.managed_distribution(distribution_id uuid) returns app_public.distributions
language plpgsql volatile security definer set search_path = pg_catalog
as $$
declare
  distribution app_public.distributions;
  acting uuid := app_private.account_id();
begin
  select * into distribution from app_public.distributions where id = distribution_id for no key update;
  if distribution.owner_id is distinct from acting then
    if acting in (distribution.issuer_id, distribution.investor_id, distribution.agent_id) then
      perform app_private.refuse('not_allowed', 'notAllowed');
    end if;
    perform app_private.refuse('not_found', 'distributionUnknown');
  end if;
  perform app_private.check_not_stale(distribution.allocation_id);
  return distribution;
end
$$;
comment on function app_private.managed_distribution is
  'The distribution, locked against others, when the account acted for owns its allocation and the allocation is not stale.';

create function app_private.check_part(distribution_id uuid, states text) returns void
language plpgsql volatile security definer set search_path = pg_catalog
as $$
declare
  distribution app_public.distributions := app_private.managed_distribution(distribution_id);
begin
  -- Locked investments still receive payments.
  if states = 'locked too' and distribution.status <> 'deleted' then
    return;
  end if;
  perform app_private.check_unlocked(distribution);
end
$$;

create function app_private.check_part_parent() returns trigger
language plpgsql volatile set search_path = pg_catalog
as $$
declare
  part record := case when tg_op = 'DELETE' then old else new end;
begin
  -- As app_user only when the request itself writes: the platform's own functions have asked already.
  if current_user = 'app_user' then
    perform app_private.check_part(part.distribution_id, tg_argv[0]);
  end if;
  return part;
end
$$;

create function app_private.make_part_writable(
  part text, singular text, states text default 'unlocked', verbs text[] default '{insert,update,delete}'
) returns void
language plpgsql volatile set search_path = pg_catalog
as $$
declare
  verb text;
begin
  perform app_private.make_writable(format('app_public.%I', part)::regclass, singular);
  execute format('create trigger check_parent before insert or update or delete on app_public.%I
    for each row execute function app_private.check_part_parent(%L)', part, states);
  foreach verb in array verbs loop
    execute format('create policy %I on app_public.%I for %s %s (owner_id = (select app_private.account_id()))',
      verb || '_own', part, verb, case verb when 'insert' then 'with check' else 'using' end);
  end loop;
end
$$;
comment on function app_private.make_part_writable is
  'Lets the owner of the allocation write rows of a distribution''s part while the distribution is unlocked, or locked too.';

create function app_private.checked_note(annotation text) returns text
language plpgsql immutable set search_path = pg_catalog
as $$
begin
  if coalesce(length(btrim(annotation)) not between 1 and 5000, true) then
    perform app_private.refuse_field('annotation', case when length(annotation) > 5000
      then 'noteTooLong' else 'noteRequired' end);
  end if;
  return btrim(annotation);
end
$$;

create function app_public.create_allocation_annotation(id uuid, annotation text)
returns app_public.allocation_annotations
language plpgsql volatile security definer set search_path = pg_catalog
as $$
#variable_conflict use_column
declare
  acting uuid := app_private.require_operation('create_allocation_annotation');
  allocation app_public.allocations := app_private.managed_allocation(create_allocation_annotation.id);
  note app_public.allocation_annotations;
begin
  insert into app_public.allocation_annotations (allocation_id, annotation, owner_id, issuer_id)
  values (allocation.id, app_private.checked_note(create_allocation_annotation.annotation), acting, allocation.issuer_id)
  returning * into note;
  return note;
end
$$;
comment on function app_public.create_allocation_annotation is 'Writes a note on the allocation with this id.';

create function app_public.create_distribution_annotation(id uuid, annotation text)
returns app_public.distribution_annotations
language plpgsql volatile security definer set search_path = pg_catalog
as $$
#variable_conflict use_column
declare
  acting uuid := app_private.require_operation('create_distribution_annotation');
  distribution app_public.distributions := app_private.managed_distribution(create_distribution_annotation.id);
  note app_public.distribution_annotations;
begin
  insert into app_public.distribution_annotations (distribution_id, annotation)
  values (distribution.id, app_private.checked_note(create_distribution_annotation.annotation))
  returning * into note;
  return note;
end
$$;
comment on function app_public.create_distribution_annotation is
  'Writes a note on the distribution with this id, locked or not.';

create function app_private.annotate_distributions(ids uuid[], note_ids uuid[], annotation text) returns void
language plpgsql volatile security definer set search_path = pg_catalog
as $$
#variable_conflict use_variable
declare
  acting uuid := app_private.require_operation('create_distribution_annotation');
  note text := app_private.checked_note(annotation);
begin
  -- In one order, so that two requests do not wait for each other.
  perform from app_public.distributions where distributions.id = any (ids) order by distributions.id for no key update;
  -- The error of a row has the reason.
  perform app_private.managed_distribution(asked.id) from unnest(ids) as asked (id)
  where not exists (
    select from app_public.distributions join app_public.allocations on allocations.id = distributions.allocation_id
    where distributions.id = asked.id and distributions.owner_id = acting and allocations.status <> 'stale'
  );
  insert into app_public.distribution_annotations (id, distribution_id, annotation)
  select asked.note_id, asked.id, note from unnest(ids, note_ids) as asked (id, note_id);
end
$$;
comment on function app_private.annotate_distributions is
  'Writes the same note on several distributions with one statement, under the rules of one; a note has the id at its place.';

-- Prices: one for each currency; the first is the purchase price.
create function app_private.check_distribution_price() returns trigger
language plpgsql volatile security definer set search_path = pg_catalog
as $$
begin
  perform from app_public.distributions where id = new.distribution_id for no key update;
  if new.price is null then
    perform app_private.refuse_field('price', 'priceRequired');
  elsif new.currency is null then
    perform app_private.refuse_field('currency', 'currencyRequired');
  elsif exists (
    select from app_public.distribution_prices
    where distribution_id = new.distribution_id and currency = new.currency
  ) then
    perform app_private.refuse('price_exists', 'priceExists');
  end if;
  new.is_purchase := new.is_purchase and not exists (
    select from app_public.distribution_prices where distribution_id = new.distribution_id and is_purchase
  );
  return new;
end
$$;

create function app_private.take_purchase_price() returns trigger
language plpgsql volatile security definer set search_path = pg_catalog
as $$
begin
  update app_public.distributions set purchase_price_id = new.id, own_price = new.price
  where id = new.distribution_id and (purchase_price_id, own_price) is distinct from (new.id, new.price);
  return null;
end
$$;

create function app_private.leave_purchase_price() returns trigger
language plpgsql volatile security definer set search_path = pg_catalog
as $$
begin
  update app_public.distributions set purchase_price_id = null, own_price = null where id = old.distribution_id;
  return null;
end
$$;

-- The amount that an investor owes never changes with the price of the round: a sold investment keeps its price.
create function app_private.keep_sold_prices() returns trigger
language plpgsql volatile security definer set search_path = pg_catalog
as $$
begin
  insert into app_public.distribution_prices (distribution_id, currency, price)
  select distributions.id, 1, old.price
  from app_public.distributions join app_public.allocations on allocations.id = distributions.allocation_id
  where allocations.round_id = new.id and distributions.own_price is null and distributions.amount > 0
    and distributions.status in ('open', 'closed')
    and not exists (
      select from app_public.distribution_prices as prices where prices.distribution_id = distributions.id and currency = 1)
  order by distributions.id;
  return null;
end
$$;

-- Payments: the sum of a distribution's complete payments is always its paid-in capital.
create function app_private.check_payment() returns trigger
language plpgsql volatile security definer set search_path = pg_catalog
as $$
begin
  -- Two payments at once are added up one after the other.
  perform from app_public.distributions where id = new.distribution_id for no key update;
  if coalesce(new.amount <= 0, true) then
    perform app_private.refuse_field('amount', 'paymentRequired');
  elsif new.amount <> round(new.amount, 2) then
    perform app_private.refuse_field('amount', 'paymentPlaces');
  elsif new.paid_on is null then
    perform app_private.refuse_field('paidOn', 'paidOnRequired');
  end if;
  return new;
end
$$;

create function app_private.add_payments_up() returns trigger
language plpgsql volatile security definer set search_path = pg_catalog
as $$
declare
  changed uuid := case when tg_op = 'DELETE' then old.distribution_id else new.distribution_id end;
begin
  perform from app_public.distributions where id = changed for no key update;
  update app_public.distributions set paid_in_capital = (
    select coalesce(sum(amount), 0) from app_public.distribution_payments
    where distribution_id = changed and status = 'complete'
  ) where id = changed;
  return null;
end
$$;

-- A matched payment is changed in the received payments.
create function app_private.refuse_changing_matched() returns trigger
language plpgsql volatile set search_path = pg_catalog
as $$
begin
  if current_user = 'app_user' then
    perform app_private.refuse('payment_matched', 'paymentMatched');
  end if;
  return case when tg_op = 'DELETE' then old else new end;
end
$$;

create function app_private.tidy_custom_field() returns trigger
language plpgsql volatile security definer set search_path = pg_catalog
as $$
begin
  new.name := btrim(new.name);
  new.value := btrim(new.value);
  if coalesce(new.name, '') = '' then
    perform app_private.refuse_field('name', 'customNameRequired');
  elsif coalesce(new.value, '') = '' then
    perform app_private.refuse_field('value', 'customValueRequired');
  end if;
  return new;
end
$$;

create function app_public.distributions_vested_amount(distributions app_public.distributions, as_of date default null)
returns numeric
language sql stable set search_path = pg_catalog
as $$
  select coalesce((
    select app_private.vested_units(distributions.amount, cliff, periods, case when automatic
      then app_private.periods_passed(starts_on, coalesce(as_of, app_private.today())) else manual_period end)
    from app_public.vesting_schedules where distribution_id = distributions.id
  ), distributions.amount)
$$;
comment on function app_public.distributions_vested_amount is
  'Units that have vested by a day, today unless said otherwise; all of them without a schedule.';

/*
 * The totals of a distribution, in exact numbers. Agents receive no prices and no figures that reveal one;
 * nor does the issuer of a round for sales of a broker (docs/decisions/0021).
 *
 * All in plpgsql, which plans a function once a session: in sql each row of a list would plan the inner ones again, at
 * six times the cost.
 */
create function app_public.distributions_figures(distributions app_public.distributions) returns app_public.investment_figures
language plpgsql stable security definer set search_path = pg_catalog
as $$
declare
  sold record;
  is_shown boolean := app_private.account_id() in (distributions.investor_id, distributions.owner_id);
begin
  if not is_shown and app_private.account_id() <> distributions.issuer_id then
    return null;
  end if;
  select case when assets.type = 'Fund' then rounds end as fund, app_private.latest_price(unit_value, rounds.price) as price into sold
  from app_public.allocations join app_public.rounds on rounds.id = round_id
  join app_public.assets on assets.id = asset_id left join app_public.securities on securities.id = security_id
  where allocations.id = distributions.allocation_id;
  return app_private.investment_figures(distributions.amount,
    case when is_shown then app_private.price_paid(distributions) end,
    case when is_shown then distributions.paid_in_capital end, sold.price, sold.fund);
end
$$;
comment on function app_public.distributions_figures is 'The figures of the distribution; for its investor and its seller. For units that a broker sold, its issuer reads only figures at the latest price.';

-- One expression, which the planner inlines: lists of a thousand evaluate it for every row.
create function app_public.distributions_paid_in_capital(distributions app_public.distributions) returns numeric
language sql stable
return case
  when app_private.account_id() in (distributions.investor_id, distributions.owner_id)
  then distributions.paid_in_capital
end;
comment on function app_public.distributions_paid_in_capital is
  'The sum of its complete payments, in US dollars; for its investor and its seller.';

create function app_public.distributions_is_paid_in_full(distributions app_public.distributions) returns boolean
language plpgsql stable security definer set search_path = pg_catalog
as $$
begin
  return app_private.is_paid_in_full(
    distributions.amount, app_private.price_paid(distributions), distributions.paid_in_capital);
end
$$;
comment on function app_public.distributions_is_paid_in_full is
  E'@figure FMT-019\nTrue if the paid-in amount equals the committed amount, to the cent.';

create function app_public.distributions_is_overpaid(distributions app_public.distributions) returns boolean
language plpgsql stable security definer set search_path = pg_catalog
as $$
begin
  return app_private.is_overpaid(
    distributions.amount, app_private.price_paid(distributions), distributions.paid_in_capital);
end
$$;
comment on function app_public.distributions_is_overpaid is
  E'@figure FMT-019\nTrue if more is paid in than is committed.';

/*
 * The states of a distribution. A locked one can no longer be edited; a deleted one cannot be restored.
 *
 *   from      to
 *   drafted   open, closed
 *   open      drafted, closed
 *   closed    open            (what is pending can be taken up again, not unmade)
 */
create function app_private.may_become(before text, after text) returns boolean
language sql immutable set search_path = pg_catalog
as $$
  select (before, after) in (
    ('drafted', 'open'), ('drafted', 'closed'), ('open', 'drafted'), ('open', 'closed'), ('closed', 'open')
  )
$$;

create function app_private.check_status(distribution app_public.distributions, wanted text) returns void
language plpgsql stable security definer set search_path = pg_catalog
as $$
declare
  investor text;
  other uuid;
begin
  if distribution.locked then
    investor := app_private.investor_name(distribution.investor_id);
    perform app_private.refuse('distribution_locked',
      app_private.with_values('distributionLockedStatus', jsonb_build_object('name', investor)),
      jsonb_build_object('name', investor));
  elsif not app_private.may_become(distribution.status, wanted) then
    perform app_private.refuse('status_not_allowed',
      app_private.with_values('distributionState', jsonb_build_object('from', distribution.status, 'to', wanted)),
      jsonb_build_object('from', distribution.status, 'to', wanted));
  elsif wanted <> 'open' then
    return;
  end if;
  select id into other from app_public.distributions
  where allocation_id = distribution.allocation_id and investor_id = distribution.investor_id
    and status = 'open' and not locked and id <> distribution.id;
  if other is not null then
    perform app_private.refuse('already_open', 'alreadyOpen',
      jsonb_build_object('distributionId', other));
  end if;
end
$$;

-- A statement may change thousands of rows of one allocation, which is locked and checked at the first of them.
create function app_private.begin_checking() returns trigger
language plpgsql volatile set search_path = pg_catalog
as $$
begin
  perform set_config('app.checked_allocation', '', true);
  return null;
end
$$;

create function app_private.check_distribution() returns trigger
language plpgsql volatile set search_path = pg_catalog
as $$
begin
  -- A patch of an earlier version is refused as such, before its content is checked: next_version comes after.
  if new.version <> old.version or (new.status = old.status and new.amount = old.amount) then
    return new;
  end if;
  -- A rejection is about a closed distribution: once it is open again, nothing is left of it.
  if new.status <> old.status and new.issuance_status = 'rejected' then
    new.issuance_status := null;
    new.issuance_note := null;
  end if;
  if old.status = 'deleted' or new.amount <> old.amount then
    perform app_private.check_unlocked(old);
  end if;
  if current_user = 'app_user' and current_setting('app.checked_allocation', true) is distinct from old.allocation_id::text then
    -- A stale allocation is read-only, with all its content.
    perform app_private.managed_allocation(old.allocation_id);
    perform set_config('app.checked_allocation', old.allocation_id::text, true);
  end if;
  -- Undoing a bulk operation restores a status from any other one; a request cannot claim to do that.
  if new.status <> old.status and current_setting('app.undoing_bulk', true) = 'on' and current_user <> 'app_user' then
    return new;
  end if;
  -- Deleting is the platform's own: a request asks its function to.
  if new.status <> old.status and (new.status <> 'deleted' or current_user = 'app_user') then
    perform app_private.check_status(old, new.status);
  end if;
  return new;
end
$$;

-- delete_distribution_by_id: the record stays, sells nothing any more, and its steps end.
create function app_public.delete_distribution_by_id(id uuid) returns app_public.distributions
language plpgsql volatile security definer set search_path = pg_catalog
as $$
#variable_conflict use_variable
declare
  acting uuid := app_private.require_operation('delete_distribution_by_id');
  distribution app_public.distributions := app_private.managed_distribution(id);
begin
  if distribution.locked then
    perform app_private.refuse('distribution_locked',
      app_private.with_values('distributionLockedDelete', jsonb_build_object('name', app_private.investor_name(distribution.investor_id))),
      jsonb_build_object('name', app_private.investor_name(distribution.investor_id)));
  end if;
  perform app_private.check_unlocked(distribution);
  update app_public.distributions set status = 'deleted' where distributions.id = distribution.id
  returning * into distribution;
  update app_public.processes set current_step = null where processes.id = distribution.process_id;
  return distribution;
end
$$;
comment on function app_public.delete_distribution_by_id is 'Marks a distribution as deleted; a locked one stays.';

-- make_distribution: the owner of an allocation invests for its contact, or for a new person, and mails them the next step.
create function app_private.check_units(amount numeric) returns void
language plpgsql immutable set search_path = pg_catalog
as $$
begin
  if amount is null or amount in ('NaN', 'Infinity', '-Infinity') or amount <= 0 then
    perform app_private.refuse_field('amount', 'unitsAboveZero');
  elsif scale(trim_scale(amount)) > 18 then
    perform app_private.refuse_field('amount', 'unitsTooPrecise');
  end if;
end
$$;

create function app_private.check_invitee(email text, name text) returns void
language plpgsql immutable set search_path = pg_catalog
as $$
begin
  if coalesce(not app_private.is_email(lower(btrim(email))), true) then
    perform app_private.refuse_field('accountEmail', 'emailIsRequiredField');
  elsif length(btrim(name)) > 200 then
    perform app_private.refuse_field('name', 'nameTooLong');
  end if;
end
$$;

create function app_private.invited_investor(vendor uuid, email text, name text) returns uuid
language plpgsql volatile set search_path = pg_catalog
as $$
begin
  perform app_private.check_invitee(email, name);
  return (app_private.invited_investors(vendor, array[lower(btrim(email))], array[name]))[1];
end
$$;

create function app_private.refuse_second(allocation app_public.allocations, investor uuid) returns void
language plpgsql stable set search_path = pg_catalog
as $$
declare
  other uuid;
begin
  select id into other from app_public.distributions
  where allocation_id = allocation.id and investor_id = investor and status = 'open' and not locked;
  if other is not null then
    perform app_private.refuse('already_open', 'alreadyOpen',
      jsonb_build_object('distributionId', other));
  end if;
end
$$;

create function app_private.make_distributions(allocation_id uuid, emails text[], amounts numeric[], names text[]) returns uuid[]
language plpgsql volatile security definer set search_path = pg_catalog
as $$
#variable_conflict use_variable
declare
  acting uuid := app_private.require_operation('make_distribution');
  allocation app_public.allocations := app_private.managed_allocation(allocation_id);
  round app_public.rounds;
  investors uuid[];
  made uuid[];
begin
  perform app_private.check_units(amount) from unnest(amounts) as amount;
  select * into round from app_public.rounds where rounds.id = allocation.round_id for no key update;
  perform app_private.check_invitee(email, name) from unnest(emails, names) as invited (email, name);
  if cardinality(emails) > 1 then
    -- Many that do not fit are refused before anything is written; of one the sale itself says so.
    perform app_private.refuse_oversale(app_private.unsold_units(allocation, round), sum(amount)) from unnest(amounts) as amount;
  end if;
  -- Marks the records visible to the vendor once for all of them.
  perform app_private.begin_marking_later();
  investors := app_private.invited_investors(acting, array(
    select lower(btrim(email)) from unnest(emails) with ordinality as invited (email, nr) order by nr), names);
  perform app_private.refuse_second(allocation, investor) from unnest(investors) as investor;
  made := app_private.buy_units(allocation, round, investors, amounts);
  perform app_private.end_marking_later(investors || array[allocation.owner_id, allocation.issuer_id]);
  insert into app_private.prepared_distributions (distribution_id) select id from unnest(made) as id;
  perform app_private.mail_distribution(distributions)
  from unnest(made) with ordinality as bought (id, nr) join app_public.distributions using (id) order by nr;
  return made;
end
$$;
comment on function app_private.make_distributions is 'Makes an investment for each of these contacts, with one statement a table.';

create function app_public.make_distribution(account_email text, amount numeric, allocation_id uuid, name text default null)
returns app_public.distributions
language plpgsql volatile security definer set search_path = pg_catalog
as $$
#variable_conflict use_variable
declare
  acting uuid := app_private.require_operation('make_distribution');
  made uuid[] := app_private.make_distributions(allocation_id, array[account_email], array[amount], array[name]);
  distribution app_public.distributions;
begin
  select * into distribution from app_public.distributions where distributions.id = made[1];
  return distribution;
end
$$;
comment on function app_public.make_distribution is
  'Makes an investment for the vendor''s contact with this e-mail, and mails them; who is none yet gets an account to claim.';

-- The mail to an investor when a vendor invests for them.
create function app_private.mail_distribution(distribution app_public.distributions) returns void
language plpgsql volatile set search_path = pg_catalog
as $$
declare
  investor app_public.accounts;
  offered text := app_private.offered_name(distribution.allocation_id);
begin
  if current_setting('app.dry_run', true) = 'on' or not exists (
    select from app_public.allocation_email_preferences
    where allocation_id = distribution.allocation_id and send_distribution
  ) then
    return;
  end if;
  select * into investor from app_public.accounts where id = distribution.investor_id;
  perform app_private.send_mail(investor.email, 'investmentSubject', 'investment',
    jsonb_build_object('vendor', owners.name, 'count', app_private.plain(distribution.amount), 'asset', offered),
    '/distribution/' || distribution.id, 'investmentLink', 'investments')
  from app_public.accounts as owners where owners.id = distribution.owner_id;
  if not app_private.is_claimed(investor.id) then
    perform app_private.send_claim_link(investor.id, investor.email);
  end if;
end
$$;
comment on function app_private.mail_distribution is
  'Mails the investor, if the allocation is set to; a person without an account gets a link to claim it.';

-- How far a distribution's steps are, for a grid; an agent, who cannot read steps, reads only this.
create function app_public.distributions_step_count(distributions app_public.distributions) returns int
language plpgsql stable security definer set search_path = pg_catalog
as $$
begin
  return case when distributions.process_id is not null then (
    select count(*) from app_public.steps where process_id = distributions.process_id
  ) end;
end
$$;
comment on function app_public.distributions_step_count is
  E'@figure PORT-020\nThe number of steps its process has; null where it has none.';

create function app_public.distributions_step_position(distributions app_public.distributions) returns int
language plpgsql stable security definer set search_path = pg_catalog
as $$
begin
  -- Steps are numbered from 1 without gaps (number_steps); the active one is the first that is not complete.
  return (
    select min("order") from app_public.steps where process_id = distributions.process_id and status <> 'complete'
  );
end
$$;
comment on function app_public.distributions_step_position is
  E'@figure PORT-020\nThe position of its active step, from 1; null when none is left.';

create function app_public.distributions_active_step(distributions app_public.distributions) returns text
language plpgsql stable security definer set search_path = pg_catalog
as $$
declare
  locale text := coalesce(current_setting('app.locale', true), '');
begin
  -- Lists are searched and sorted by it: step_texts would cost too much for each row.
  return (
    select coalesce(
      own ->> 'progressBarTitle', own ->> 'title', general ->> 'progressBarTitle', general ->> 'title',
      render_attributes ->> 'progressBarTitle', render_attributes ->> 'title')
    from app_public.steps
    cross join lateral (select
      render_attributes #> array['languages', locale] as own,
      render_attributes #> array['languages', split_part(locale, '-', 1)] as general
    ) as said
    where process_id = distributions.process_id and status <> 'complete'
    order by "order" limit 1
  );
end
$$;
comment on function app_public.distributions_active_step is
  'The title of its active step, in the language of the request if it has one; null when none is left.';

create function app_private.step_texts(render_attributes jsonb) returns jsonb
language sql immutable set search_path = pg_catalog
as $$
  select jsonb_strip_nulls(jsonb_build_object(
    'name', coalesce(render_attributes ->> 'progressBarTitle', render_attributes ->> 'title'),
    'lang', render_attributes ->> 'lang',
    'languages', (
      select jsonb_object_agg(tag, jsonb_build_object('name', coalesce(texts ->> 'progressBarTitle', texts ->> 'title')))
      from jsonb_each(case jsonb_typeof(render_attributes -> 'languages') when 'object'
        then render_attributes -> 'languages' end) as said (tag, texts)
    )
  ))
$$;
comment on function app_private.step_texts is
  'Name of a step, the language of that where it is not English, and its name in other languages.';

create function app_public.distributions_active_step_texts(distributions app_public.distributions) returns jsonb
language plpgsql stable security definer set search_path = pg_catalog
as $$
begin
  return (
    select app_private.step_texts(render_attributes)
    from app_public.steps where process_id = distributions.process_id and status <> 'complete'
    order by "order" limit 1
  );
end
$$;
comment on function app_public.distributions_active_step_texts is
  'The name of its active step, its language if it is not English, and its name in other languages; null when no step is left.';

create function app_public.distributions_may_change(distributions app_public.distributions) returns boolean
language plpgsql stable security definer set search_path = pg_catalog
as $$
begin
  return app_private.may_end(distributions, 'investor_change_distribution') and not app_private.is_prepared(distributions);
end
$$;
comment on function app_public.distributions_may_change is
  'True if the current user may change its amount: it is their own, nothing is signed and nothing is paid.';

create function app_public.distributions_may_withdraw(distributions app_public.distributions) returns boolean
language plpgsql stable security definer set search_path = pg_catalog
as $$
begin
  return app_private.may_end(distributions, 'investor_withdraw_distribution');
end
$$;
comment on function app_public.distributions_may_withdraw is
  'True if the current user may withdraw it: nothing is signed and nothing is paid.';

-- The status of an investment's current step: a grid distinguishes steps that the investor can do from failed ones.
create function app_public.distributions_active_step_status(distributions app_public.distributions) returns text
language plpgsql stable security definer set search_path = pg_catalog
as $$
begin
  return (
    select status from app_public.steps where process_id = distributions.process_id and status <> 'complete'
    order by "order" limit 1
  );
end
$$;
comment on function app_public.distributions_active_step_status is
  'The status of its active step; null when none is left.';

-- The papers of an investment, for their signers and their sender.
create function app_public.distributions_signed_documents(distributions app_public.distributions)
returns setof app_public.sent_signing_documents
language sql stable rows 5 security definer set search_path = pg_catalog
as $$
  select sent.*
  from app_public.steps
  join app_private.envelopes on envelopes.step_id = steps.id or envelopes.about_step_id = steps.id
  join app_public.sent_signing_documents as sent on sent.envelope_id = envelopes.id
  where steps.process_id = distributions.process_id and sent.status = 'completed' and not sent.is_test
    and app_private.account_id() in (sent.recipient_id, sent.account_id)
  order by sent.sent_on, sent.name, sent.id
$$;
comment on function app_public.distributions_signed_documents is
  'The documents signed in its steps that the current account signed or sent.';
