-- invite_to_offering: a vendor invites a contact of its own to one of its offerings.
select app_private.allow('invite_to_offering', '{issuer,broker}');

create function app_private.mail_invitation(allocation app_public.allocations, investor uuid) returns void
language sql volatile set search_path = pg_catalog
as $$
  select app_private.send_mail(investors.email, 'You are invited to invest in ' || offered,
    format('%s invites you to look at %s of %s. A unit costs %s', sellers.name, offered, issuers.name, app_private.written_price(rounds.price))
      || case when terms.closes_on is null then '. ' else format(', until %s. ', terms.closes_on) end
      || format('Questions: %s', coalesce(sellers.support_email, sellers.email, sellers.name)),
    format('/offer-wall/%s/offering/%s', allocation.owner_id, allocation.id), 'Open the offering', 'offerings')
  from app_private.offered_name(allocation.id) as offered
  join app_public.rounds on rounds.id = allocation.round_id
  cross join lateral (select least(allocation.closes_on, rounds.closes_on) as closes_on) as terms
  join app_public.accounts as issuers on issuers.id = allocation.issuer_id
  join app_public.accounts as sellers on sellers.id = allocation.owner_id
  join app_public.accounts as investors on investors.id = mail_invitation.investor and investors.email is not null
$$;

create function app_public.invite_to_offering(allocation_id uuid, investor_id uuid) returns app_public.allocations
language plpgsql volatile security definer set search_path = pg_catalog
as $$
#variable_conflict use_variable
declare
  acting uuid := app_private.require_operation('invite_to_offering');
  allocation app_public.allocations := app_private.managed_allocation(allocation_id);
begin
  if allocation.status <> 'active' then
    perform app_private.refuse('allocation_not_active', 'Invitations are to allocations that are active.');
  elsif not exists (
    select from app_public.customers
    where customers.account_id = acting and customers.investor_id = investor_id and customers.status = 'active'
  ) then
    perform app_private.refuse('not_found', 'This contact does not exist.');
  end if;
  insert into app_private.offering_invitations (allocation_id, investor_id) values (allocation.id, investor_id)
  on conflict do nothing;
  if found then
    perform app_private.mail_invitation(allocation, investor_id);
  end if;
  return allocation;
end
$$;
comment on function app_public.invite_to_offering is
  'Invites a contact to an active allocation: it stands on their wall from now on, and they are mailed about it once.';
grant execute on function app_public.invite_to_offering to app_user;
