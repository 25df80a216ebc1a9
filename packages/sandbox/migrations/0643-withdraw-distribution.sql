-- investor_withdraw_distribution: it stays as a record, sells nothing any more, its steps are over, and its seller is told.
create function app_private.offered_name(allocation_id uuid) returns text
language sql stable set search_path = pg_catalog
as $$
  select coalesce(securities.name, assets.name)
  from app_public.allocations
  join app_public.rounds on rounds.id = allocations.round_id
  join app_public.assets on assets.id = rounds.asset_id
  left join app_public.securities on securities.id = rounds.security_id
  where allocations.id = offered_name.allocation_id
$$;
comment on function app_private.offered_name is 'What an offering sells, by the name its own page gives it: in every mail about it, too.';

create or replace function app_private.mail_distribution(distribution app_public.distributions) returns void
language plpgsql volatile set search_path = pg_catalog
as $$
declare
  investor app_public.accounts;
  offered text := app_private.offered_name(distribution.allocation_id);
begin
  if not exists (
    select from app_public.allocation_email_preferences
    where allocation_id = distribution.allocation_id and send_distribution
  ) then
    return;
  end if;
  select * into investor from app_public.accounts where id = distribution.investor_id;
  perform app_private.send_mail(investor.email, 'Your investment in ' || offered,
    format('%s has set up an investment of %s units of %s for you. Sign in to complete it.', owners.name,
      app_private.plain(distribution.amount), offered),
    '/distribution/' || distribution.id, 'Open the investment')
  from app_public.accounts as owners where owners.id = distribution.owner_id;
  if not app_private.is_claimed(investor.id) then
    perform app_private.send_claim_link(investor.id, investor.email);
  end if;
end
$$;

create function app_private.mail_withdrawal(distribution app_public.distributions) returns void
language sql volatile set search_path = pg_catalog
as $$
  select app_private.send_mail(address, 'An investment in ' || name || ' was withdrawn',
    format('%s has withdrawn an investment of %s units of %s.', app_private.investor_name(distribution.investor_id),
      app_private.plain(distribution.amount), name),
    '/allocation/' || distribution.allocation_id, 'Open the allocation')
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
