create function app_private.refuse_setup(said text, number int) returns void
language sql immutable set search_path = pg_catalog
as $$
  select app_private.refuse('setup_invalid',
    app_private.with_values('setupNumber', jsonb_build_object('number', number, 'problem', said)))
$$;
comment on function app_private.refuse_setup is 'Refuses an account setup, with the number that the interface defines for the reason.';

create function app_private.is_tax_id(tax_id text, domestic boolean) returns boolean
language sql immutable set search_path = pg_catalog
as $$
  select coalesce(
    case
      when app_private.is_no_tax_id(cleaned) then true
      when domestic then cleaned ~ '^[0-9]{9}$'
      else cleaned ~ '^[[:alnum:]./]{3,30}$' and cleaned ~ '[0-9]'
    end, false)
  from regexp_replace(tax_id, '[\s-]', '', 'g') as cleaned
$$;
comment on function app_private.is_tax_id is 'Nine digits in the United States; 000 and N/A say not applicable.';

create function app_private.check_setup_addresses(addresses app_public.setup_address[]) returns void
language plpgsql stable set search_path = pg_catalog
as $$
declare
  address app_public.setup_address;
begin
  foreach address in array coalesce(addresses, '{}') loop
    if coalesce(address.type in ('primary', 'mailing'), false) is false
      or coalesce(btrim(address.line_one), '') = '' or coalesce(btrim(address.city), '') = ''
      or coalesce(btrim(address.province), '') = ''
      or length(concat(address.line_one, address.line_two, address.city, address.province, address.postal_code)) > 500 then
      perform app_private.refuse_setup('addressIncomplete', 1315);
    elsif app_private.hides_characters(
      concat(address.line_one, address.line_two, address.city, address.province, address.postal_code)) then
      perform app_private.refuse_setup('addressHidden', 1315);
    elsif not exists (select from app_public.countries where id = address.country_id) then
      perform app_private.refuse_setup('countryUnknown', 1316);
    end if;
  end loop;
  if not exists (select from unnest(addresses) where type = 'primary')
    or (select count(*) <> count(distinct type) from unnest(addresses)) then
    perform app_private.refuse_setup('addressIncomplete', 1315);
  end if;
end
$$;

create function app_private.check_setup_party(party app_public.setup_party) returns void
language plpgsql stable set search_path = pg_catalog
as $$
begin
  if coalesce(btrim(party.first_name), '') = '' or coalesce(btrim(party.last_name), '') = ''
    or length(concat(party.first_name, party.last_name)) > 200 then
    perform app_private.refuse_setup('personNameRequired', 1310);
  elsif app_private.hides_characters(party.first_name) or app_private.hides_characters(party.last_name) then
    perform app_private.refuse_setup('personNameHidden', 1310);
  elsif app_private.holds_web_address(concat_ws(' ', party.first_name, party.last_name)) then
    perform app_private.refuse_setup('personNameLink', 1310);
  elsif not app_private.is_email(party.email) then
    perform app_private.refuse_setup('personEmail', 1311);
  elsif coalesce(party.date_of_birth between '1900-01-01' and app_private.today(), false) is false then
    perform app_private.refuse_setup('personBirth', 1312);
  elsif party.date_of_birth > app_private.today() + 1 - interval '18 years' then
    perform app_private.refuse_setup('personMinor', 1312);
  elsif party.us_citizen is null then
    perform app_private.refuse_setup('personCitizenship', 1318);
  elsif party.login_role not in ('account_admin', 'account_viewer') then
    perform app_private.refuse_setup('partyRole', 1318);
  elsif party.login_role = 'account_admin' and app_private.embed_vendor() is not null then
    perform app_private.refuse_setup('partyViewer', 1318);
  elsif not app_private.is_tax_id(party.tax_id, party.us_citizen) then
    perform app_private.refuse_setup('personTaxId', 1313);
  end if;
  perform app_private.check_setup_addresses(party.addresses);
end
$$;

create function app_private.check_setup_parties(type text, parties app_public.setup_party[]) returns void
language plpgsql stable set search_path = pg_catalog
as $$
declare
  investor_type app_public.investor_account_types;
  party app_public.setup_party;
begin
  select * into strict investor_type from app_public.investor_account_types as known
  where known.type = check_setup_parties.type;
  if coalesce(cardinality(parties), 0) < investor_type.min_parties
    or cardinality(parties) > coalesce(investor_type.max_parties, 50) then
    perform app_private.refuse_setup('peopleCount', 1314);
  elsif (select count(*) from unnest(parties) where is_primary) <> 1 then
    perform app_private.refuse_setup('primaryPerson', 1317);
  end if;
  foreach party in array parties loop
    perform app_private.check_setup_party(party);
  end loop;
end
$$;

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
    perform app_private.refuse_setup('accountNameRequired', 1300);
  elsif not exists (select from app_public.investor_account_types as known where known.type = check_setup.type) then
    perform app_private.refuse_setup('investorTypeUnknown', 1303);
  elsif attestation is not true then
    perform app_private.refuse_setup('attestation', 1304);
  -- Tomorrow in UTC is today already for a reader far enough east.
  elsif coalesce(formation_date between '1600-01-01' and app_private.today() + 1, false) is false then
    perform app_private.refuse_setup('formationDate', 1302);
  end if;
  perform app_private.check_setup_addresses(addresses);
  if not app_private.is_tax_id(tax_id, app_private.is_domestic(addresses)) then
    perform app_private.refuse_setup('taxId', 1301);
  end if;
  perform app_private.check_setup_parties(type, parties);
  -- After the people: an account of one person is called after them, and they see no field for its name.
  if app_private.hides_characters(account_name) then
    perform app_private.refuse_setup('accountNameHidden', 1300);
  elsif app_private.holds_web_address(account_name) then
    perform app_private.refuse_setup('accountNameLink', 1300);
  end if;
end
$$;

create function app_private.check_setup_custodian(custodian text) returns void
language plpgsql immutable set search_path = pg_catalog
as $$
begin
  if length(btrim(custodian)) > 200 or app_private.hides_characters(custodian) then
    perform app_private.refuse_setup('custodian', 1300);
  end if;
end
$$;

-- An account may have got its address in the settings before it is set up: that of the setup is newer, and replaces it.
create function app_private.store_address(account_id uuid, party_id uuid, address app_public.setup_address)
returns void
language sql volatile set search_path = pg_catalog
as $$
  insert into app_public.addresses (account_id, party_id, type, line_one, line_two, city, province, postal_code, country_id)
  values (account_id, party_id, address.type, btrim(address.line_one), nullif(btrim(address.line_two), ''),
    btrim(address.city), btrim(address.province), nullif(btrim(address.postal_code), ''), address.country_id)
  on conflict on constraint addresses_account_id_type_key do update set
    line_one = excluded.line_one, line_two = excluded.line_two, line_three = null, line_four = null, city = excluded.city,
    province = excluded.province, postal_code = excluded.postal_code, country_id = excluded.country_id
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
  'The user of a party that may sign in. The user is invited by mail, with the given role or as a viewer.';

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

-- setup_account: an investor account becomes one that may finish an investment.
create function app_public.setup_account(
  account_name text, attestation boolean, tax_id text, type text, formation_date date,
  addresses app_public.setup_address[], parties app_public.setup_party[], custodian text default null
) returns app_public.accounts
language plpgsql volatile security definer set search_path = pg_catalog
as $$
#variable_conflict use_column
declare
  acting uuid := app_private.require_operation('setup_account');
  account app_public.accounts;
  party app_public.setup_party;
  address app_public.setup_address;
begin
  select * into account from app_public.accounts where id = acting for update;
  if account.setup then
    perform app_private.refuse_setup('setUpAlready', 1318);
  end if;
  perform app_private.check_setup(setup_account.account_name, setup_account.attestation, setup_account.tax_id,
    setup_account.type, setup_account.formation_date, setup_account.addresses, setup_account.parties);
  perform app_private.check_setup_custodian(setup_account.custodian);
  perform app_private.store_tax_id(acting, acting, setup_account.tax_id);
  foreach address in array setup_account.addresses loop
    perform app_private.store_address(acting, null, address);
  end loop;
  update app_public.accounts set
    name = btrim(setup_account.account_name), investor_type = setup_account.type,
    -- A vendor that invited an address knew no name: without this, the cap table would always show the address.
    contact_name = case when lower(contact_name) = lower(email) then btrim(setup_account.account_name) else contact_name end,
    -- Only a retirement account has one.
    custodian = case when setup_account.type ~ '\mIRA\M' then nullif(btrim(setup_account.custodian), '') end,
    formation_date = setup_account.formation_date, setup = true,
    jurisdiction = (select country_id from unnest(setup_account.addresses) as given where given.type = 'primary')
  where id = acting returning * into account;
  -- The mails to its new delegates use the account's new name.
  foreach party in array setup_account.parties loop
    perform app_private.store_party(acting, party);
  end loop;
  return account;
end
$$;
comment on function app_public.setup_account is
  'Sets up the current investor account, once. The custodian is stored only for a retirement account.';

-- The answers of account setup fill a step's form that asks for them again: a field names the fact, and begins with it.
create function app_private.us_state(code text) returns text
language sql immutable set search_path = pg_catalog
as $$
  select '{"AL": "Alabama", "AK": "Alaska", "AZ": "Arizona", "AR": "Arkansas", "CA": "California", "CO": "Colorado",
    "CT": "Connecticut", "DE": "Delaware", "FL": "Florida", "GA": "Georgia", "HI": "Hawaii", "ID": "Idaho",
    "IL": "Illinois", "IN": "Indiana", "IA": "Iowa", "KS": "Kansas", "KY": "Kentucky", "LA": "Louisiana", "ME": "Maine",
    "MD": "Maryland", "MA": "Massachusetts", "MI": "Michigan", "MN": "Minnesota", "MS": "Mississippi", "MO": "Missouri",
    "MT": "Montana", "NE": "Nebraska", "NV": "Nevada", "NH": "New Hampshire", "NJ": "New Jersey", "NM": "New Mexico",
    "NY": "New York", "NC": "North Carolina", "ND": "North Dakota", "OH": "Ohio", "OK": "Oklahoma", "OR": "Oregon",
    "PA": "Pennsylvania", "RI": "Rhode Island", "SC": "South Carolina", "SD": "South Dakota", "TN": "Tennessee",
    "TX": "Texas", "UT": "Utah", "VT": "Vermont", "VA": "Virginia", "WA": "Washington", "WV": "West Virginia",
    "WI": "Wisconsin", "WY": "Wyoming", "DC": "District of Columbia", "AS": "American Samoa", "GU": "Guam",
    "MP": "Northern Mariana", "PR": "Puerto Rico", "VI": "Virgin Islands"}'::jsonb ->> code
$$;
comment on function app_private.us_state is 'A state, district or territory of the United States, by its two letters.';

create function app_private.setup_fact(investor uuid, fact text) returns text
language sql stable set search_path = pg_catalog
as $$
  select case fact
    when 'email' then (select email from app_public.parties where account_id = investor and is_primary)
    when 'citizenship' then (
      select countries.id::text from app_public.parties join app_public.countries on countries.alpha2 = 'US'
      where parties.account_id = investor and is_primary and us_citizen)
    when 'country' then (
      select country_id::text from app_public.addresses where account_id = investor and type = 'primary')
    when 'state' then (
      select coalesce(case countries.alpha2 when 'US' then app_private.us_state(addresses.province) end, addresses.province)
      from app_public.addresses join app_public.countries on countries.id = addresses.country_id
      where addresses.account_id = investor and addresses.type = 'primary')
  end
$$;
comment on function app_private.setup_fact is
  'The email of the primary person, their citizenship if it is of the United States, and the country and state of the account''s address.';
