alter table app_public.allocations enable row level security;
create policy select_own on app_public.allocations for select using (
  owner_id = (select app_private.account_id())
  or issuer_id = (select app_private.account_id())
  or exists (
    select from app_private.visible_rows as visible
    where visible.row_id = allocations.id and visible.account_id = (select app_private.account_id())
  )
);
grant select on app_public.allocations to app_user;
select app_private.make_writable('app_public.allocations', 'allocation');
create policy insert_own on app_public.allocations for insert with check (
  owner_id = (select app_private.account_id())
);
create policy update_own on app_public.allocations for update using (
  owner_id = (select app_private.account_id())
);
grant
  insert (round_id, name, opens_on, closes_on, status, managed_units, min_units, max_units),
  update (name, opens_on, closes_on, status, managed_units, min_units, max_units, version)
  on app_public.allocations to app_user;

-- Offer walls: the offerings of an owner, for its invited investors, and for all investors when an offering is listed.
grant insert (listed), update (listed) on app_public.allocations to app_user;

alter table app_private.units_sold enable row level security;

alter table app_public.allocation_email_preferences enable row level security;
create policy select_own on app_public.allocation_email_preferences for select using (
  owner_id = (select app_private.account_id())
);
create policy update_own on app_public.allocation_email_preferences for update using (
  owner_id = (select app_private.account_id())
);
select app_private.make_writable('app_public.allocation_email_preferences', 'allocation_email_preference');
grant select (id, allocation_id, send_distribution, version), update (send_distribution, version)
  on app_public.allocation_email_preferences to app_user;

alter table app_public.allocation_annotations enable row level security;
create policy select_own on app_public.allocation_annotations for select using (
  owner_id = (select app_private.account_id()) or issuer_id = (select app_private.account_id())
);
grant select (id, allocation_id, annotation, created_on) on app_public.allocation_annotations to app_user;
grant select (version) on app_public.allocation_annotations to app_user;

grant execute on function app_public.allocations_placed to app_user;

-- The account has to own the allocation as well: an issuer only reads the sales of its brokers, an agent only reads sales
-- through its links.
select app_private.allow('create_allocation', '{issuer,broker}');
select app_private.allow('update_allocation', '{issuer,broker}');
select app_private.allow('update_allocation_email_preference', '{issuer,broker}');
