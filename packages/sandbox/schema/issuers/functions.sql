create function app_private.end_management() returns trigger
language plpgsql volatile security definer set search_path = pg_catalog
as $$
begin
  update app_public.managed_accounts set claimed_on = app_private.now()
  where entity_id = new.account_id and claimed_on is null;
  return null;
end
$$;

create function app_public.make_issuer_account(company_name text, company_email text)
returns app_public.managed_accounts
language plpgsql volatile security definer set search_path = pg_catalog
as $$
declare
  acting uuid := app_private.require_operation('make_issuer_account');
  address text := lower(btrim(company_email));
  issuer uuid := gen_random_uuid();
  managed app_public.managed_accounts;
begin
  if coalesce(length(btrim(company_name)) not between 1 and 200, true) then
    perform app_private.refuse_field('companyName', 'nameRequired');
  elsif not app_private.is_email(address) then
    perform app_private.refuse_field('companyEmail', 'emailRequired');
  end if;
  perform app_private.lock_email(address);
  if exists (
    select from app_public.managed_accounts as known join app_public.accounts on accounts.id = known.entity_id
    where known.account_id = acting and accounts.email = address
  ) then
    perform app_private.refuse('already_managed', 'managedAlready');
  end if;
  insert into app_public.accounts (id, type, name, legal_name, email, setup)
  values (issuer, 'issuer', btrim(company_name), btrim(company_name), address, true);
  insert into app_public.managed_accounts (account_id, entity_id, created_by)
  values (acting, issuer, app_private.user_id()) returning * into managed;
  perform app_private.show(acting, issuer);
  perform app_private.send_claim_link(issuer, address);
  return managed;
end
$$;
comment on function app_public.make_issuer_account is
  'Makes an issuer that the broker manages, and mails the company a link to claim it.';

-- get_users_data says if the user acts for a managed account, and which account manages it.
create function app_private.managing_place(account uuid) returns app_public.users_accounts
language sql stable security definer set search_path = pg_catalog
as $$
  select places.* from app_public.managed_accounts as managed
  join app_public.users_accounts as places on places.account_id = managed.account_id
  where managed.entity_id = managing_place.account and managed.claimed_on is null
    and places.user_id = app_private.user_id()
  limit 1
$$;
comment on function app_private.managing_place is 'The membership of the person in the broker that manages the account.';

-- Its own people join by claiming it. Otherwise, a broker would lock itself out with its first invitation.
create function app_private.guard_managed() returns trigger
language plpgsql volatile security definer set search_path = pg_catalog
as $$
begin
  if new.account_id = app_private.account_id()
    and (app_private.managing_place(new.account_id)).id is not null then
    perform app_private.refuse('not_allowed', 'notAllowed');
  end if;
  return new;
end
$$;
