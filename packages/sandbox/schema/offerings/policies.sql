alter table app_private.introductions enable row level security;

alter table app_public.allocation_offering_links enable row level security;
create policy select_own on app_public.allocation_offering_links for select using (
  owner_id = (select app_private.account_id())
  or issuer_id = (select app_private.account_id())
  or agent_id = (select app_private.account_id())
);
grant select on app_public.allocation_offering_links to app_user;
grant select (version) on app_public.allocation_offering_links to app_user;

alter table app_private.offering_invitations enable row level security;

grant execute on function app_private.platform_origin, app_public.allocation_offering_links_authorized_link,
  app_public.allocation_offering_links_unauthorized_link to app_user;
grant execute on function app_public.make_allocation_offering_link to app_user;
grant execute on function app_public.offer_wall to app_user;
grant execute on function app_public.invite_to_offering to app_user;

-- invite_to_offering: a vendor invites a contact of its own to one of its offerings.
select app_private.allow('invite_to_offering', '{issuer,broker}');

select app_private.allow('make_allocation_offering_link', '{issuer,broker}');
