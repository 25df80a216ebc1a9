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

create function app_private.invited_investor(vendor uuid, email text, name text) returns uuid
language plpgsql volatile set search_path = pg_catalog
as $$
declare
  address text := lower(btrim(email));
  contact uuid;
begin
  if not app_private.is_email(address) then
    perform app_private.refuse_field('accountEmail', 'Email is a required field.');
  elsif length(btrim(name)) > 200 then
    perform app_private.refuse_field('name', 'A name has at most 200 characters.');
  end if;
  contact := app_private.add_customer(vendor, address, coalesce(nullif(btrim(name), ''), left(address, 200)));
  return (select investor_id from app_public.customers where id = contact);
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

create function app_public.make_distribution(account_email text, amount numeric, allocation_id uuid, name text default null)
returns app_public.distributions
language plpgsql volatile security definer set search_path = pg_catalog
as $$
#variable_conflict use_variable
declare
  acting uuid := app_private.require_operation('make_distribution');
  allocation app_public.allocations := app_private.managed_allocation(allocation_id);
  round app_public.rounds;
  investor uuid;
  made uuid;
  distribution app_public.distributions;
begin
  perform app_private.check_units(amount);
  select * into round from app_public.rounds where rounds.id = allocation.round_id for no key update;
  investor := app_private.invited_investor(acting, account_email, name);
  perform app_private.refuse_second(allocation, investor);
  made := app_private.buy_units(allocation, round, investor, amount);
  insert into app_private.prepared_distributions (distribution_id) values (made);
  select * into distribution from app_public.distributions where distributions.id = made;
  perform app_private.mail_distribution(distribution);
  return distribution;
end
$$;
comment on function app_public.make_distribution is
  'Makes an investment for the vendor''s contact with this e-mail, and mails them; who is none yet gets an account to claim.';
grant execute on function app_public.make_distribution to app_user;
