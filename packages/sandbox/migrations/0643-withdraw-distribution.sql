-- investor_withdraw_distribution: it stays as a record, no longer reserves units, its steps end, and its seller is notified.
create function app_private.mail_withdrawal(distribution app_public.distributions) returns void
language sql volatile set search_path = pg_catalog
as $$
  select app_private.send_mail(address, 'An investment in ' || name || ' was withdrawn',
    format('%s has withdrawn an investment of %s units of %s.', app_private.investor_name(distribution.investor_id),
      app_private.plain(distribution.amount), name),
    '/allocation/' || distribution.allocation_id, 'Open the allocation', 'withdrawals', true)
  from (
    select app_private.address_of(distribution.owner_id) as address,
      app_private.offered_name(distribution.allocation_id) as name
  ) as about
  where address is not null
$$;

create function app_public.investor_withdraw_distribution(distribution_id uuid) returns app_public.distributions
language plpgsql volatile security definer set search_path = pg_catalog
as $$
#variable_conflict use_variable
declare
  investor uuid := app_private.require_operation('investor_withdraw_distribution');
  distribution app_public.distributions := app_private.own_open_distribution(distribution_id, investor);
begin
  update app_public.distributions as withdrawn set status = 'deleted' where withdrawn.id = distribution.id
  returning * into distribution;
  update app_public.processes set current_step = null where processes.id = distribution.process_id;
  perform app_private.mail_withdrawal(distribution);
  return distribution;
end
$$;
comment on function app_public.investor_withdraw_distribution is
  'Withdraws the investor''s open investment while nothing is signed or paid: its units are for sale again.';
grant execute on function app_public.investor_withdraw_distribution to app_user;
