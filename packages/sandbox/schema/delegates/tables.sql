-- Invited delegates who have not signed in. Until they choose the account it gives them no access, and shows
-- only the data that the inviting account entered.
create table app_private.invited_delegates (
  users_account_id uuid primary key references app_public.users_accounts on delete cascade,
  user_id uuid not null references app_public.users on delete cascade,
  account_id uuid not null references app_public.accounts on delete cascade,
  first_name text not null,
  last_name text not null,
  email text not null,
  created_on timestamptz not null default app_private.now()
);
create index on app_private.invited_delegates (user_id, account_id);
create index on app_private.invited_delegates (account_id, email);
