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
  'The email of the primary person, their citizenship where it is of the United States, the country and the state of the account''s address.';

create function app_public.steps_known_answers(steps app_public.steps) returns jsonb
language sql stable security definer set search_path = pg_catalog
as $$
  select jsonb_object_agg(asked ->> 'key', known)
  from jsonb_array_elements(app_private.step_fields(steps.schema)) as fields (asked),
    app_private.setup_fact(steps.investor_id, asked ->> 'fact') as known
  -- The vendor learns it when it is sent, like any other answer.
  where steps.investor_id = app_private.account_id() and steps.type in ('form', 'encrypted_form') and known is not null
$$;
comment on function app_public.steps_known_answers is
  'The answers of account setup that the form asks for, by the keys of its fields; only for the investor.';
grant execute on function app_public.steps_known_answers to app_user;

create function app_public.steps_investor_country(steps app_public.steps) returns text
language sql stable security definer set search_path = pg_catalog
as $$
  select countries.alpha2
  from app_public.addresses join app_public.countries on countries.id = addresses.country_id
  where addresses.account_id = steps.investor_id and addresses.type = 'primary'
    and steps.investor_id = app_private.account_id()
$$;
comment on function app_public.steps_investor_country is
  'The country of the investor''s address, as ISO 3166-1 alpha-2: that of a phone number without one; for the investor alone.';
grant execute on function app_public.steps_investor_country to app_user;
