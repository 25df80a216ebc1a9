-- make_distribution: the owner of an allocation invests for its contact, or for a new person, and mails them the next step.
create function app_private.check_units(amount numeric) returns void
language plpgsql immutable set search_path = pg_catalog
as $$
begin
  if amount is null or amount in ('NaN', 'Infinity', '-Infinity') or amount <= 0 then
    perform app_private.refuse_field('amount', 'The number of units must be above 0.');
  elsif scale(trim_scale(amount)) > 18 then
    perform app_private.refuse_field('amount', 'A number of units has at most 18 decimals.');
  end if;
end
$$;

create function app_private.check_invitee(email text, name text) returns void
language plpgsql immutable set search_path = pg_catalog
as $$
begin
  if coalesce(not app_private.is_email(lower(btrim(email))), true) then
    perform app_private.refuse_field('accountEmail', 'Email is a required field.');
  elsif length(btrim(name)) > 200 then
    perform app_private.refuse_field('name', 'A name has at most 200 characters.');
  end if;
end
$$;

create function app_private.invited_investors(vendor uuid, addresses text[], names text[]) returns uuid[]
language plpgsql volatile set search_path = pg_catalog
as $$
begin
  if cardinality(addresses) > 1 then
    -- A lock for each address, in the order of the request, could wait in a circle.
    perform app_private.lock_every_email();
  else
    perform app_private.lock_email(addresses[1]);
  end if;
  with unknown as (
    select distinct on (address) address, coalesce(nullif(btrim(name), ''), left(address, 200)) as name, gen_random_uuid() as investor
    from unnest(addresses, names) with ordinality as invited (address, name, nr)
    where not exists (
      select from app_private.known_customers as known where known.account_id = vendor and known.email = address)
    order by address, nr
  ), accounts as (
    insert into app_public.accounts (id, type, name, contact_name, email)
    select investor, 'investor', name, name, address from unknown returning id
  ), made as (
    insert into app_private.made_accounts (account_id, vendor_id) select id, vendor from accounts
  )
  insert into app_public.customers (account_id, investor_id, contact_name, email)
  select vendor, accounts.id, unknown.name, unknown.address from unknown join accounts on accounts.id = unknown.investor;
  return array(
    select (
      select investor_id from app_private.known_customers as known where known.account_id = vendor and known.email = address
      order by created_on, id limit 1
    )
    from unnest(addresses) with ordinality as invited (address, nr) order by nr
  );
end
$$;
comment on function app_private.invited_investors is
  'The accounts of the vendor''s contacts with these addresses, in lower case; adds those that it does not have.';

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
    perform app_private.refuse('already_open', 'This investor has an open investment in the allocation already.',
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
  -- What the vendor sees is marked once for all of them.
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
grant execute on function app_public.make_distribution, app_private.make_distributions to app_user;
