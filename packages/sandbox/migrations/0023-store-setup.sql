-- Setup as a whole: the checks across fields, and the stored rows.
create function app_private.is_domestic(addresses app_public.setup_address[]) returns boolean
language sql stable set search_path = pg_catalog
as $$
  select coalesce(bool_or(countries.alpha2 = 'US'), false)
  from unnest(addresses) as address
  join app_public.countries on countries.id = address.country_id
  where address.type = 'primary'
$$;

create function app_private.check_setup(
  account_name text, attestation boolean, tax_id text, type text, formation_date date,
  addresses app_public.setup_address[], parties app_public.setup_party[]
) returns void
language plpgsql stable set search_path = pg_catalog
as $$
begin
  if coalesce(btrim(account_name), '') = '' or length(account_name) > 200 then
    perform app_private.refuse_setup('1300 Account name is required.');
  elsif not exists (select from app_public.investor_account_types as known where known.type = check_setup.type) then
    perform app_private.refuse_setup('1303 Investor type is not known.');
  elsif attestation is not true then
    perform app_private.refuse_setup('1304 Please accept the attestation to proceed.');
  -- Tomorrow in UTC is today already for a reader far enough east.
  elsif coalesce(formation_date between '1600-01-01' and app_private.today() + 1, false) is false then
    perform app_private.refuse_setup('1302 Formation date is not valid.');
  end if;
  perform app_private.check_setup_addresses(addresses);
  if not app_private.is_tax_id(tax_id, app_private.is_domestic(addresses)) then
    perform app_private.refuse_setup('1301 Tax id is not valid.');
  end if;
  perform app_private.check_setup_parties(type, parties);
  -- After the people: an account of one person is called after them, and they see no field for its name.
  if app_private.hides_characters(account_name) then
    perform app_private.refuse_setup('1300 Account name contains hidden characters.');
  elsif app_private.holds_web_address(account_name) then
    perform app_private.refuse_setup('1300 Account name contains a web address.');
  end if;
end
$$;

create function app_private.check_setup_custodian(custodian text) returns void
language plpgsql immutable set search_path = pg_catalog
as $$
begin
  if length(btrim(custodian)) > 200 or app_private.hides_characters(custodian) then
    perform app_private.refuse_setup('1300 The name of the custodian is too long, or contains hidden characters.');
  end if;
end
$$;

create function app_private.store_address(account_id uuid, party_id uuid, address app_public.setup_address)
returns void
language sql volatile set search_path = pg_catalog
as $$
  insert into app_public.addresses (account_id, party_id, type, line_one, line_two, city, province, postal_code, country_id)
  values (account_id, party_id, address.type, btrim(address.line_one), nullif(btrim(address.line_two), ''),
    btrim(address.city), btrim(address.province), nullif(btrim(address.postal_code), ''), address.country_id)
$$;

create function app_private.delegate_of(account_id uuid, party app_public.setup_party) returns uuid
language plpgsql volatile set search_path = pg_catalog
as $$
declare
  address text := lower(btrim(party.email));
  place app_public.users_accounts;
begin
  if party.allow_login then
    perform app_private.lock_email(address);
    place := app_private.delegate_by_email(delegate_of.account_id, address);
    if place.id is null then
      place := app_private.invite_delegate(delegate_of.account_id, address, btrim(party.first_name),
        btrim(party.last_name), coalesce(party.login_role, 'account_viewer'));
      perform app_private.mail_delegate(place, address);
    end if;
  end if;
  return place.user_id;
end
$$;
comment on function app_private.delegate_of is
  'The user a party signs in as, when it may; invited in the role it was given, a viewer by default, by mail.';

create function app_private.store_party(account_id uuid, party app_public.setup_party) returns void
language plpgsql volatile set search_path = pg_catalog
as $$
declare
  party_id uuid := gen_random_uuid();
  address app_public.setup_address;
begin
  insert into app_public.parties (
    id, account_id, user_id, role, first_name, last_name, email, us_citizen, is_primary, allow_login,
    date_of_birth, tax_short
  ) values (
    party_id, account_id, app_private.delegate_of(account_id, party), coalesce(party.role, 'Individual'),
    btrim(party.first_name), btrim(party.last_name), lower(btrim(party.email)), party.us_citizen,
    coalesce(party.is_primary, false), coalesce(party.allow_login, false), party.date_of_birth,
    app_private.store_tax_id(party_id, account_id, party.tax_id)
  );
  foreach address in array party.addresses loop
    perform app_private.store_address(null, party_id, address);
  end loop;
end
$$;
