-- Whose session a vendor's secret key may make, and how far it reaches.
create function app_private.active_owner(account uuid) returns uuid
language sql stable set search_path = pg_catalog
as $$
  select users.id
  from app_public.users_accounts as places
  join app_public.users on users.id = places.user_id and users.status = 'active'
  where places.account_id = account and places.role = 'account_owner' and places.status = 'active'
$$;

create function app_private.has_consent(vendor uuid, investor uuid, owner uuid) returns boolean
language sql stable set search_path = pg_catalog
as $$
  select exists (
    select from app_public.vendor_consents
    where vendor_id = vendor and investor_id = investor and user_id = owner and ended_on is null
  )
$$;

create function app_private.continue_path(vendor uuid, investor uuid) returns text
language sql stable set search_path = pg_catalog
as $$
  select coalesce((
    select '/login?next=%2Fdistribution%2F' || distributions.id
    from app_private.prepared_distributions as prepared
    join app_public.distributions on distributions.id = prepared.distribution_id
    where distributions.owner_id = vendor and distributions.investor_id = investor and distributions.status = 'open'
    order by distributions.created_on desc, distributions.id limit 1
  ), '/login')
$$;
comment on function app_private.continue_path is 'The path on which an investor signs in to continue an investment that a vendor prepared, and thereby consents.';

create function app_private.embed_reach(
  vendor uuid, account uuid, out user_id uuid, out consent text, out continue_path text
)
language plpgsql volatile set search_path = pg_catalog
as $$
begin
  if not exists (select from app_public.accounts where id = account and (type = 'investor' or id = vendor)) then
    return;
  end if;
  if exists (select from app_private.made_accounts where account_id = account and vendor_id = vendor) then
    user_id := app_private.stand_in_of(account);
    consent := 'not_needed';
    return;
  end if;
  user_id := app_private.active_owner(account);
  consent := case
    when vendor = account then 'not_needed'
    when app_private.has_consent(vendor, account, user_id) then 'given'
    when exists (select from app_public.customers where account_id = vendor and investor_id = account) then 'needed'
  end;
  if consent = 'needed' then
    continue_path := app_private.continue_path(vendor, account);
  end if;
end
$$;
comment on function app_private.embed_reach is
  'The user of a vendor''s session for an account, and the consent of its owner; without any consent there is no session.';
