-- Offering links of an agent: a link opens the offering, and an investment made through it counts for the agent.
create table app_public.allocation_offering_links (
  id uuid primary key default gen_random_uuid(),
  allocation_id uuid not null references app_public.allocations on delete cascade,
  agent_id uuid not null references app_public.accounts on delete restrict,
  name text not null check (length(name) between 1 and 200),
  -- Copied from the allocation.
  owner_id uuid not null references app_public.accounts on delete restrict,
  issuer_id uuid not null references app_public.accounts on delete restrict,
  created_on timestamptz not null default app_private.now()
);
comment on table app_public.allocation_offering_links is 'A link by which an agent brings investors to an offering.';
comment on constraint allocation_offering_links_agent_id_fkey on app_public.allocation_offering_links is '@fieldName agent';
create index on app_public.allocation_offering_links (allocation_id, created_on desc, id);
create index on app_public.allocation_offering_links (agent_id);
create index on app_public.allocation_offering_links (owner_id);
create index on app_public.allocation_offering_links (issuer_id);
select app_private.make_audited('app_public.allocation_offering_links');

alter table app_public.allocation_offering_links enable row level security;
create policy select_own on app_public.allocation_offering_links for select using (
  owner_id = (select app_private.account_id())
  or issuer_id = (select app_private.account_id())
  or agent_id = (select app_private.account_id())
);
grant select on app_public.allocation_offering_links to app_user;

create function app_private.platform_origin() returns text
language sql stable set search_path = pg_catalog
as $$ select coalesce(current_setting('app.origin', true), '') $$;
comment on function app_private.platform_origin is 'The origin of the request: copied links begin with it.';

create function app_public.allocation_offering_links_authorized_link(link app_public.allocation_offering_links)
returns text
language sql stable set search_path = pg_catalog
as $$ select app_private.platform_origin() || '/offering-link/' || link.id $$;
comment on function app_public.allocation_offering_links_authorized_link is 'For investors who are signed in: straight to the offering.';

create function app_public.allocation_offering_links_unauthorized_link(link app_public.allocation_offering_links)
returns text
language sql stable set search_path = pg_catalog
as $$ select app_private.platform_origin() || '/login?next=%2Foffering-link%2F' || link.id $$;
comment on function app_public.allocation_offering_links_unauthorized_link is 'For other visitors: sign-in first, then the offering.';
grant execute on function app_private.platform_origin, app_public.allocation_offering_links_authorized_link,
  app_public.allocation_offering_links_unauthorized_link to app_user;
