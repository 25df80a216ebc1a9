create function app_private.distribution_of_reference(reference text) returns uuid
language sql stable set search_path = pg_catalog
as $$
  select case when count(*) = 1 then min(distributions.id::text)::uuid end
  from (select lower(substring(upper(regexp_replace(reference, '[^[:alnum:]]', '', 'g')) from 'CAP([0-9A-F]{8})')) as digits) as given
  join app_public.steps on steps.service = 'payment'
    and steps.id between (given.digits || '-0000-0000-0000-000000000000')::uuid
      and (given.digits || '-ffff-ffff-ffff-ffffffffffff')::uuid
  join app_public.distributions on distributions.process_id = steps.process_id
$$;
comment on function app_private.distribution_of_reference is
  'The investment whose wire instructions have this reference, with any spaces; null when there is none or more than one.';

create function app_private.name_words(name text) returns text
language sql immutable set search_path = pg_catalog
as $$
  select string_agg(word, ' ' order by word)
  from regexp_split_to_table(lower(name), '[^[:alnum:]]+') as word where word <> ''
$$;
comment on function app_private.name_words is 'The words of a name, sorted, for comparison with a name from a bank.';

create function app_private.is_payable(distribution app_public.distributions) returns boolean
language sql immutable set search_path = pg_catalog
as $$
  select distribution.status in ('open', 'closed') and distribution.issuance_status is distinct from 'approved'
$$;

create function app_private.held_round(payment app_public.received_payments) returns text
language sql stable set search_path = pg_catalog
as $$
  select rounds.name
  from app_public.distributions
  join app_public.allocations on allocations.id = distributions.allocation_id
  join app_public.rounds on rounds.id = allocations.round_id
  where distributions.id = app_private.distribution_of_reference(payment.reference) and distributions.owner_id = payment.owner_id
    and payment.matched_amount < payment.amount and app_private.is_payable(distributions) and allocations.status = 'stale'
$$;
comment on function app_private.held_round is
  'The round of the investment that the reference of a payment names, when its allocation is stale and takes no payment.';

create function app_private.propose_investment(payment_id uuid) returns void
language plpgsql volatile set search_path = pg_catalog
as $$
declare
  payment app_public.received_payments;
  chosen uuid;
  reason text;
  investor text;
  round text;
  held text;
begin
  select * into payment from app_public.received_payments where id = payment_id;
  if payment.status = 'returned' then
    return;
  end if;
  held := app_private.held_round(payment);
  if payment.matched_amount < payment.amount and held is null then
    with expected as (
      select distributions.id, investors.name as investor_name, rounds.name as round_name,
        app_private.name_words(payment.payer_name)
          in (app_private.name_words(investors.name), app_private.name_words(investors.contact_name)) as same_name,
        money.rest = payment.amount - payment.matched_amount as same_amount
      from app_public.distributions
      join app_public.accounts as investors on investors.id = distributions.investor_id
      join app_public.allocations on allocations.id = distributions.allocation_id
      join app_public.rounds on rounds.id = allocations.round_id
      cross join lateral (select pg_catalog.round(distributions.amount * app_private.price_paid(distributions.own_price, rounds.price), 2)
        - distributions.paid_in_capital as rest) as money
      where distributions.owner_id = payment.owner_id and app_private.is_payable(distributions) and money.rest > 0
        and allocations.status <> 'stale'
    ), reasons as (
      select 'name_and_amount' as why, 1 as place, expected.* from expected where same_name and same_amount
      union all select 'name', 2, expected.* from expected where same_name
      union all select 'amount', 3, expected.* from expected where same_amount
    )
    -- Two investments that fit are a choice, which a person makes.
    select fit.id, fit.why, fit.investor_name, fit.round_name into chosen, reason, investor, round from (
      select reasons.*, count(*) over (partition by place) as fitting from reasons
    ) as fit
    where fit.fitting = 1 and not exists (
      select from reasons as better where better.place < fit.place and better.id <> fit.id
    ) order by fit.place limit 1;
  end if;
  update app_public.received_payments set
    status = case when matched_amount = amount then 'matched' when chosen is null then 'unmatched' else 'proposed' end,
    proposed_distribution_id = chosen, proposal = reason, proposed_investor_name = investor, proposed_round_name = round,
    held_round_name = held
  where id = payment_id;
end
$$;
comment on function app_private.propose_investment is
  'Sets the status of a payment: matched, or the investment that is proposed for its rest and why.';

create function app_private.add_payment_part(
  payment app_public.received_payments, distribution app_public.distributions, amount numeric, by text
) returns void
language plpgsql volatile set search_path = pg_catalog
as $$
declare
  made uuid;
begin
  insert into app_public.distribution_payments (distribution_id, amount, paid_on, is_matched)
  values (distribution.id, add_payment_part.amount, payment.paid_on, true) returning id into made;
  insert into app_public.received_payment_parts (received_payment_id, distribution_id, distribution_payment_id, owner_id, amount,
    by, investor_name, round_name)
  select payment.id, distribution.id, made, payment.owner_id, add_payment_part.amount, add_payment_part.by, investors.name,
    rounds.name
  from app_public.accounts as investors, app_public.allocations join app_public.rounds on rounds.id = allocations.round_id
  where investors.id = distribution.investor_id and allocations.id = distribution.allocation_id;
  update app_public.received_payments set matched_amount = matched_amount + add_payment_part.amount where id = payment.id;
  perform app_private.propose_investment(payment.id);
end
$$;

-- A bank's text is shown without invisible characters and bidirectional controls.
create function app_private.plain_line(written text) returns text
language sql immutable set search_path = pg_catalog
as $$
  select btrim(regexp_replace(written,
    '[\u0001-\u001f\u007f-\u009f\u00ad\u061c\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb]+', ' ', 'g'))
$$;

create function app_private.payment_owner(account_id uuid, reference text) returns uuid
language sql stable set search_path = pg_catalog
as $$
  select coalesce(
    (select owner_id from app_public.distributions
     where id = app_private.distribution_of_reference(reference)
       and (payment_owner.account_id is null or payment_owner.account_id in (owner_id, issuer_id))),
    (select id from app_public.accounts where id = payment_owner.account_id and type in ('issuer', 'broker')))
$$;
comment on function app_private.payment_owner is
  'The vendor that a payment is for: the seller of the investment that its reference names, else the account that it came to.';

create function app_private.receive_payment(
  owner uuid, provider_key text, amount numeric, paid_on date, reference text, payer_name text
) returns app_public.received_payments
language plpgsql volatile security definer set search_path = pg_catalog
as $$
#variable_conflict use_column
declare
  payment app_public.received_payments;
  distribution app_public.distributions;
begin
  if coalesce(receive_payment.amount <= 0 or receive_payment.amount <> round(receive_payment.amount, 2), true) then
    perform app_private.refuse_field('amount', 'paymentPlaces');
  end if;
  insert into app_public.received_payments (owner_id, provider_key, amount, paid_on, reference, payer_name)
  values (owner, receive_payment.provider_key, receive_payment.amount, receive_payment.paid_on,
    app_private.plain_line(receive_payment.reference), app_private.plain_line(receive_payment.payer_name))
  on conflict (provider_key) do nothing returning * into payment;
  if payment.id is null then
    select * into payment from app_public.received_payments where provider_key = receive_payment.provider_key;
    return payment;
  end if;
  select * into distribution from app_public.distributions
  where id = app_private.distribution_of_reference(receive_payment.reference) and owner_id = owner for no key update;
  if distribution.id is not null and app_private.is_payable(distribution)
    and not app_private.is_stale(distribution.allocation_id) then
    perform app_private.add_payment_part(payment, distribution, payment.amount, 'reference');
  else
    perform app_private.propose_investment(payment.id);
  end if;
  select * into payment from app_public.received_payments where id = payment.id;
  return payment;
end
$$;
comment on function app_private.receive_payment is
  'Takes a payment that the provider reports, once, and matches it by its reference or proposes an investment.';

create function app_private.own_received_payment(id uuid, acting uuid) returns app_public.received_payments
language plpgsql volatile set search_path = pg_catalog
as $$
declare
  payment app_public.received_payments;
begin
  select * into payment from app_public.received_payments
  where received_payments.id = own_received_payment.id and owner_id = acting for update;
  if payment.id is null then
    perform app_private.refuse('not_found', 'nothingHere');
  elsif payment.status = 'returned' then
    perform app_private.refuse('payment_returned', 'paymentReturned');
  end if;
  return payment;
end
$$;

create function app_public.match_payment(id uuid, distribution_id uuid, amount numeric) returns app_public.received_payments
language plpgsql volatile strict security definer set search_path = pg_catalog
as $$
declare
  acting uuid := app_private.require_operation('match_payment');
  distribution app_public.distributions;
  payment app_public.received_payments;
begin
  -- The investment first, as a payment by hand locks it.
  select * into distribution from app_public.distributions
  where distributions.id = match_payment.distribution_id and owner_id = acting for no key update;
  payment := app_private.own_received_payment(match_payment.id, acting);
  if distribution.id is null then
    perform app_private.refuse('not_found', 'nothingHere');
  end if;
  perform app_private.check_not_stale(distribution.allocation_id);
  if distribution.issuance_status = 'approved' then
    perform app_private.refuse('units_issued', 'unitsIssued');
  elsif not app_private.is_payable(distribution) then
    perform app_private.refuse('not_payable', 'notPayable');
  elsif match_payment.amount <= 0 or match_payment.amount <> round(match_payment.amount, 2) then
    perform app_private.refuse_field('amount', 'matchedAmount');
  elsif match_payment.amount > payment.amount - payment.matched_amount then
    perform app_private.refuse_field('amount', 'notThatMuchLeft');
  end if;
  perform app_private.add_payment_part(payment, distribution, match_payment.amount, 'hand');
  select * into payment from app_public.received_payments where received_payments.id = payment.id;
  return payment;
end
$$;
comment on function app_public.match_payment is
  'Matches an amount of a payment that arrived with an investment of the account; the rest waits, for another one.';

create function app_private.release_part(part app_public.received_payment_parts) returns void
language plpgsql volatile set search_path = pg_catalog
as $$
begin
  delete from app_public.received_payment_parts where id = part.id;
  delete from app_public.distribution_payments where id = part.distribution_payment_id;
  update app_public.received_payments set matched_amount = matched_amount - part.amount where id = part.received_payment_id;
  perform app_private.propose_investment(part.received_payment_id);
end
$$;
comment on function app_private.release_part is 'Takes a match back: its amount of the payment waits again for an investment.';

create function app_public.undo_payment_match(id uuid) returns app_public.received_payments
language plpgsql volatile strict security definer set search_path = pg_catalog
as $$
declare
  acting uuid := app_private.require_operation('undo_payment_match');
  part app_public.received_payment_parts;
  payment app_public.received_payments;
begin
  perform from app_public.distributions where distributions.id = (
    select distribution_id from app_public.received_payment_parts
    where received_payment_parts.id = undo_payment_match.id and owner_id = acting) for no key update;
  payment := app_private.own_received_payment((
    select received_payment_id from app_public.received_payment_parts
    where received_payment_parts.id = undo_payment_match.id and owner_id = acting), acting);
  select * into part from app_public.received_payment_parts where received_payment_parts.id = undo_payment_match.id;
  if part.id is null then
    perform app_private.refuse('not_found', 'nothingHere');
  elsif part.is_issued then
    perform app_private.refuse('units_issued', 'unitsIssued');
  end if;
  perform app_private.check_not_stale(allocation_id) from app_public.distributions where distributions.id = part.distribution_id;
  perform app_private.release_part(part);
  select * into payment from app_public.received_payments where received_payments.id = payment.id;
  return payment;
end
$$;
comment on function app_public.undo_payment_match is
  'Removes one match of a payment; possible until the units of its investment are issued.';

create function app_private.give_payment_back(payment_id uuid) returns void
language plpgsql volatile security definer set search_path = pg_catalog
as $$
begin
  update app_public.distribution_payments set status = 'refunded'
  where id in (select distribution_payment_id from app_public.received_payment_parts where received_payment_id = payment_id)
    and status <> 'refunded';
  update app_public.received_payments set status = 'returned', proposal = null, proposed_distribution_id = null,
    proposed_investor_name = null, proposed_round_name = null
  where id = payment_id and status <> 'returned';
end
$$;
comment on function app_private.give_payment_back is
  'Marks a payment as returned, as the provider reports it: its parts count as paid in no longer.';

create function app_public.return_payment(id uuid) returns app_public.received_payments
language plpgsql volatile strict security definer set search_path = pg_catalog
as $$
declare
  acting uuid := app_private.require_operation('return_payment');
  payment app_public.received_payments;
begin
  perform from app_public.distributions where distributions.id in (
    select distribution_id from app_public.received_payment_parts
    where received_payment_id = return_payment.id and owner_id = acting) order by distributions.id for no key update;
  payment := app_private.own_received_payment(return_payment.id, acting);
  if exists (select from app_public.received_payment_parts where received_payment_id = payment.id and is_issued) then
    perform app_private.refuse('units_issued', 'unitsIssued');
  end if;
  perform app_private.check_not_stale(allocation_id)
  from app_public.distributions join app_public.received_payment_parts on distribution_id = distributions.id
  where received_payment_id = payment.id;
  perform app_private.give_payment_back(payment.id);
  select * into payment from app_public.received_payments where received_payments.id = payment.id;
  return payment;
end
$$;
comment on function app_public.return_payment is
  'Has the provider send a payment back to its payer; what was matched counts as paid in no longer.';

-- A proposal holds only while its investment expects the money, a match while its investment exists; a match is final once
-- the units are issued.
create function app_private.follow_payable() returns trigger
language plpgsql volatile security definer set search_path = pg_catalog
as $$
begin
  if (new.issuance_status = 'approved') is distinct from (old.issuance_status = 'approved') then
    update app_public.received_payment_parts set is_issued = coalesce(new.issuance_status = 'approved', false)
    where distribution_id = new.id;
  end if;
  -- The money of a deleted investment waits to be matched with another one, or returned.
  if new.status = 'deleted' and old.status <> 'deleted' then
    perform from app_public.received_payments where id in (
      select received_payment_id from app_public.received_payment_parts where distribution_id = new.id) order by id for update;
    perform app_private.release_part(parts)
    from app_public.received_payment_parts as parts join app_public.received_payments on received_payments.id = received_payment_id
    where parts.distribution_id = new.id and received_payments.status <> 'returned';
  end if;
  -- A payment that is locked is being matched, which proposes again by itself.
  perform app_private.propose_investment(id) from (
    select id from app_public.received_payments
    where proposed_distribution_id = new.id and status = 'proposed' for update skip locked
  ) as waiting;
  return null;
end
$$;

-- Payments that wait for an allocation are proposed again when it becomes stale, and when it no longer is.
create function app_private.propose_again() returns trigger
language plpgsql volatile security definer set search_path = pg_catalog
as $$
begin
  perform app_private.propose_investment(id) from (
    select id from app_public.received_payments
    where owner_id = new.owner_id and status in ('unmatched', 'proposed') order by id for update skip locked
  ) as waiting;
  return null;
end
$$;
