-- Imports whose contacts are written piece by piece: all that stands of one is hidden for as long as it is here. Its last
-- transaction takes it away, and all of it is seen at once: docs/decisions/0017-an-import-is-staged.md.
create table app_private.staged_imports (
  import_id uuid primary key,
  account_id uuid not null references app_public.accounts on delete cascade,
  -- The operation in the audit; it is hidden with its changes.
  operation_id uuid not null default gen_random_uuid(),
  -- The last row of the file that a piece has taken.
  through_row int not null default 0,
  contact_count int not null default 0,
  -- The bits of its accounts, as in app_private.visible_accounts.
  numbers bytea not null default ''
);
alter table app_private.staged_imports enable row level security;
create index on app_private.staged_imports (account_id);

-- A policy asks once a query; there are as many as servers are at imports.
create function app_private.staged_imports() returns uuid[]
language sql stable security definer set search_path = pg_catalog
as $$ select coalesce(array_agg(import_id), '{}') from app_private.staged_imports $$;
comment on function app_private.staged_imports is 'Imports whose contacts are still hidden.';

create function app_private.staged_operations() returns uuid[]
language sql stable security definer set search_path = pg_catalog
as $$ select coalesce(array_agg(operation_id), '{}') from app_private.staged_imports $$;
grant execute on function app_private.staged_imports, app_private.staged_operations to app_user;
