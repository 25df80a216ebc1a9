alter table app_public.accreditations enable row level security;
create policy select_own on app_public.accreditations for select using (
  investor_id = (select app_private.account_id())
);
grant select (id, investor_id, method, verified_on, expires_on, renewal_id, version) on app_public.accreditations to app_user;

alter table app_private.accreditation_reminders enable row level security;

grant execute on function app_public.renew_accreditation to app_user;

select app_private.allow('renew_accreditation', '{investor}');
