alter table app_public.vendor_qualifications enable row level security;
create policy select_own on app_public.vendor_qualifications for select using (
  account_id = (select app_private.account_id())
  or exists (
    select from app_private.visible_rows as visible
    where visible.row_id = vendor_qualifications.id
      and visible.account_id = (select app_private.account_id())
  )
);
grant select on app_public.vendor_qualifications to app_user;
grant select (version) on app_public.vendor_qualifications to app_user;

alter table app_private.step_templates enable row level security;

alter table app_public.allocation_qualifications enable row level security;
create policy select_own on app_public.allocation_qualifications for select using (
  owner_id = (select app_private.account_id())
  or issuer_id = (select app_private.account_id())
);
grant select (id, allocation_id, vendor_qualification_id, execute_order, status, version)
  on app_public.allocation_qualifications to app_user;

select app_private.make_writable('app_public.allocation_qualifications', 'allocation_qualification');
create policy insert_own on app_public.allocation_qualifications for insert with check (
  owner_id = (select app_private.account_id())
);
grant insert (allocation_id, vendor_qualification_id) on app_public.allocation_qualifications to app_user;

grant execute on function app_private.next_qualification to app_user;
grant execute on function app_public.make_distribution_qualifications to app_user;
grant execute on function app_public.delete_distribution_qualification_by_id,
  app_public.update_distribution_qualification_order to app_user;
grant execute on function app_public.update_allocation_qualification_by_id,
  app_public.delete_allocation_qualification_by_id to app_user;

select app_private.allow('create_allocation_qualification', '{issuer,broker}');
select app_private.allow('update_allocation_qualification_by_id', '{issuer,broker}');
select app_private.allow('delete_allocation_qualification_by_id', '{issuer,broker}');
select app_private.allow('make_distribution_qualifications', '{issuer,broker}');
select app_private.allow('delete_distribution_qualification_by_id', '{issuer,broker}');
select app_private.allow('update_distribution_qualification_order', '{issuer,broker}');
