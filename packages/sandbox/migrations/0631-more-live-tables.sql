-- More tables shown on live screens.
do $$
declare
  shown text;
begin
  foreach shown in array array['allocation_annotations', 'allocation_offering_links', 'blockchain_addresses',
    'distribution_annotations', 'distribution_prices', 'ledger_entries', 'parties', 'payment_methods', 'trades', 'transfers',
    'users', 'vendor_consents', 'vendor_qualifications'] loop
    execute format('alter table app_public.%I add column version bigint not null default 1', shown);
    perform app_private.make_live(format('app_public.%I', shown)::regclass);
    execute format('grant select (version) on app_public.%I to app_user', shown);
  end loop;
end
$$;
