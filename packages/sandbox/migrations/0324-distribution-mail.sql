-- The mail to an investor when a vendor invests for them.
create function app_private.mail_distribution(distribution app_public.distributions) returns void
language plpgsql volatile set search_path = pg_catalog
as $$
declare
  investor app_public.accounts;
  offered text := app_private.offered_name(distribution.allocation_id);
begin
  if current_setting('app.dry_run', true) = 'on' or not exists (
    select from app_public.allocation_email_preferences
    where allocation_id = distribution.allocation_id and send_distribution
  ) then
    return;
  end if;
  select * into investor from app_public.accounts where id = distribution.investor_id;
  perform app_private.send_mail(investor.email, 'Your investment in ' || offered,
    format('%s has set up an investment of %s units of %s for you. Sign in to complete it.', owners.name,
      app_private.plain(distribution.amount), offered),
    '/distribution/' || distribution.id, 'Open the investment', 'investments')
  from app_public.accounts as owners where owners.id = distribution.owner_id;
  if not app_private.is_claimed(investor.id) then
    perform app_private.send_claim_link(investor.id, investor.email);
  end if;
end
$$;
comment on function app_private.mail_distribution is
  'Mails the investor, if the allocation is set to; a person without an account gets a link to claim it.';
