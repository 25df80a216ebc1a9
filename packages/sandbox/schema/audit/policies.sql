alter table app_public.operations enable row level security;
create policy select_own on app_public.operations for select using (
  (account_id = (select app_private.audited_account_id()) or (select app_private.audits_everything()))
  and id <> all ((select app_private.staged_operations())::uuid[])
);
grant select on app_public.operations to app_user;

alter table app_public.changes enable row level security;
create policy select_own on app_public.changes for select using (
  (account_id = (select app_private.audited_account_id()) or (select app_private.audits_everything()))
  and operation_id <> all ((select app_private.staged_operations())::uuid[])
);
grant select (id, operation_id, "table", row_id, verb, before, after) on app_public.changes to app_user;

grant execute on function app_private.audited_account_id, app_private.audits_everything to app_user;
grant execute on function app_private.last_change to app_user;
grant execute on function app_public.record_history to app_user;
grant execute on function app_public.audited_operations to app_user;
