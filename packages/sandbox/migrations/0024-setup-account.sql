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
    perform app_private.refuse_setup('1318 This account has been set up already.');
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
    -- Only a retirement account has one.
    custodian = case when setup_account.type ~ '\mIRA\M' then nullif(btrim(setup_account.custodian), '') end,
    formation_date = setup_account.formation_date, setup = true,
    jurisdiction = (select country_id from unnest(setup_account.addresses) as given where given.type = 'primary')
  where id = acting returning * into account;
  -- The mails to its new delegates name the account as it is from now on.
  foreach party in array setup_account.parties loop
    perform app_private.store_party(acting, party);
  end loop;
  return account;
end
$$;
comment on function app_public.setup_account is
  'Sets up the investor account acted for, once. The custodian is kept of a retirement account alone.';
grant execute on function app_public.setup_account to app_user;
