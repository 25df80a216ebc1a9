-- The checks of setup_account: each refusal has a four-digit code.
create type app_public.setup_address as (
  type text,
  line_one text,
  line_two text,
  city text,
  province text,
  postal_code text,
  country_id int
);
create type app_public.setup_party as (
  email text,
  first_name text,
  last_name text,
  tax_id text,
  date_of_birth date,
  us_citizen boolean,
  allow_login boolean,
  -- Of a person who may log in: account_viewer, which is the default, or account_admin.
  login_role text,
  is_primary boolean,
  role text,
  addresses app_public.setup_address[]
);

create function app_private.refuse_setup(message text) returns void
language sql immutable set search_path = pg_catalog
as $$ select app_private.refuse('setup_invalid', message) $$;

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
      perform app_private.refuse_setup('1315 An address is not complete.');
    elsif app_private.hides_characters(
      concat(address.line_one, address.line_two, address.city, address.province, address.postal_code)) then
      perform app_private.refuse_setup('1315 An address contains hidden characters.');
    elsif not exists (select from app_public.countries where id = address.country_id) then
      perform app_private.refuse_setup('1316 Country is not known.');
    end if;
  end loop;
  if not exists (select from unnest(addresses) where type = 'primary')
    or (select count(*) <> count(distinct type) from unnest(addresses)) then
    perform app_private.refuse_setup('1315 An address is not complete.');
  end if;
end
$$;

create function app_private.check_setup_party(party app_public.setup_party) returns void
language plpgsql stable set search_path = pg_catalog
as $$
begin
  if coalesce(btrim(party.first_name), '') = '' or coalesce(btrim(party.last_name), '') = ''
    or length(concat(party.first_name, party.last_name)) > 200 then
    perform app_private.refuse_setup('1310 A person''s name is required.');
  elsif app_private.hides_characters(party.first_name) or app_private.hides_characters(party.last_name) then
    perform app_private.refuse_setup('1310 A person''s name contains hidden characters.');
  elsif app_private.holds_web_address(concat_ws(' ', party.first_name, party.last_name)) then
    perform app_private.refuse_setup('1310 A person''s name contains a web address.');
  elsif not app_private.is_email(party.email) then
    perform app_private.refuse_setup('1311 A person''s email is not valid.');
  elsif coalesce(party.date_of_birth between '1900-01-01' and app_private.today(), false) is false then
    perform app_private.refuse_setup('1312 A person''s date of birth is not valid.');
  elsif party.date_of_birth > app_private.today() + 1 - interval '18 years' then
    perform app_private.refuse_setup('1312 A person must be at least 18 years old.');
  elsif party.us_citizen is null then
    perform app_private.refuse_setup('1318 A person''s citizenship is required.');
  elsif party.login_role not in ('account_admin', 'account_viewer') then
    perform app_private.refuse_setup('1318 The role of a delegate is not known.');
  elsif party.login_role = 'account_admin' and app_private.embed_vendor() is not null then
    perform app_private.refuse_setup('1318 A delegate who is added here is a viewer.');
  elsif not app_private.is_tax_id(party.tax_id, party.us_citizen) then
    perform app_private.refuse_setup('1313 A person''s tax id is not valid.');
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
    perform app_private.refuse_setup('1314 The number of people does not fit the investor type.');
  elsif (select count(*) from unnest(parties) where is_primary) <> 1 then
    perform app_private.refuse_setup('1317 One person has to be the primary one.');
  end if;
  foreach party in array parties loop
    perform app_private.check_setup_party(party);
  end loop;
end
$$;
