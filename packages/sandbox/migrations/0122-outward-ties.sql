-- Payment methods of an account: ids only, for a later version.
create table app_public.payment_methods (
  id uuid primary key default gen_random_uuid(),
  account_id uuid not null references app_public.accounts on delete cascade,
  type text not null check (type in ('wire', 'ach', 'check')),
  created_on timestamptz not null default app_private.now()
);
comment on table app_public.payment_methods is 'A way an account pays.';
create index on app_public.payment_methods (account_id);
alter table app_public.payment_methods enable row level security;
create policy select_own on app_public.payment_methods for select using (account_id = (select app_private.account_id()));
select app_private.make_audited('app_public.payment_methods');
grant select on app_public.payment_methods to app_user;

-- References whose columns are not shown are no fields of GraphQL either.
select app_private.omit_hidden_keys();
