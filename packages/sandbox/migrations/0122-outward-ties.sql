-- Where an account wants to be told of events, and how it pays: known by their ids, for what is to come.
create table app_public.webhooks (
  id uuid primary key default gen_random_uuid(),
  account_id uuid not null references app_public.accounts on delete cascade,
  url text not null check (url ~ '^https://' and length(url) <= 500),
  created_on timestamptz not null default app_private.now()
);
comment on table app_public.webhooks is 'Where an account is told of events.';
create index on app_public.webhooks (account_id);
alter table app_public.webhooks enable row level security;
create policy select_own on app_public.webhooks for select using (account_id = (select app_private.account_id()));

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
select app_private.make_audited('app_public.webhooks');
select app_private.make_audited('app_public.payment_methods');
grant select on app_public.webhooks, app_public.payment_methods to app_user;

-- References whose columns are not shown are no fields of GraphQL either.
select app_private.omit_hidden_keys();
