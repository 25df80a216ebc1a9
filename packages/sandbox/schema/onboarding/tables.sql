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
