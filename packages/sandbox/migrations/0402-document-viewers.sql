-- The viewers of a document beside its uploader, with their roles; triggers maintain the table, so that a
-- policy needs one index lookup.
create table app_private.document_viewers (
  document_id uuid not null references app_public.documents on delete cascade,
  account_id uuid not null references app_public.accounts on delete cascade,
  to_role text not null,
  primary key (account_id, document_id, to_role)
);
alter table app_private.document_viewers enable row level security;
create policy select_own on app_private.document_viewers for select using (
  account_id = (select app_private.account_id())
);
grant select on app_private.document_viewers to app_user;
create index on app_private.document_viewers (document_id);

alter table app_public.documents enable row level security;
create policy select_own on app_public.documents for select using (
  uploaded_by = (select app_private.account_id())
  or exists (
    select from app_private.document_viewers as viewers
    where viewers.document_id = documents.id and viewers.account_id = (select app_private.account_id())
  )
);
grant select on app_public.documents to app_user;

alter table app_public.document_sharings enable row level security;
create policy select_own on app_public.document_sharings for select using (
  uploaded_by = (select app_private.account_id())
  or exists (
    select from app_private.document_viewers as viewers
    where viewers.document_id = document_sharings.document_id and viewers.to_role = document_sharings.to_role
      and viewers.account_id = (select app_private.account_id())
  )
);
grant select (id, document_id, to_role, name) on app_public.document_sharings to app_user;
select app_private.omit_hidden_keys();

create function app_private.parties_to(security_id uuid, round_id uuid, holding_id uuid)
returns table (account_id uuid, role text)
language sql stable set search_path = pg_catalog
as $$
  select issuer_id, 'issuer' from app_public.securities where id = parties_to.security_id
  union
  -- A holding has one investor, a security all who hold or held it.
  select investor_id, 'investor' from app_public.holdings
  where holdings.security_id = parties_to.security_id
    and (parties_to.holding_id is null or holdings.id = parties_to.holding_id)
  union
  select accounts.id, accounts.type from app_public.rounds
  join app_public.allocations on allocations.round_id = rounds.id
  join app_public.accounts on accounts.id = allocations.owner_id and accounts.type = 'broker'
  where rounds.security_id = parties_to.security_id and rounds.id = coalesce(parties_to.round_id, rounds.id)
  union
  select accounts.id, accounts.type from app_public.accounts
  join app_private.visible_rows on visible_rows.account_id = accounts.id
    and visible_rows.row_id = parties_to.security_id
  where accounts.type = 'ats'
  union
  select vendor_agents.agent_id, 'agent' from app_public.securities
  join app_public.vendor_agents on vendor_agents.account_id = securities.issuer_id
  where securities.id = parties_to.security_id
$$;
comment on function app_private.parties_to is 'The accounts that deal with a security or with one of its holdings, and their roles.';

create function app_private.wanted_viewers(document app_public.documents)
returns table (account_id uuid, to_role text)
language sql stable set search_path = pg_catalog
as $$
  select parties.account_id, parties.role
  from app_public.document_sharings as sharings
  left join app_public.holdings on holdings.id = document.holding_id
  cross join lateral app_private.parties_to(
    coalesce(holdings.security_id, document.security_id), holdings.round_id, holdings.id) as parties
  where sharings.document_id = document.id and parties.role = sharings.to_role
    -- A file is hidden until it has arrived.
    and document.upload_status = 'uploaded'
  union
  -- A paper of a step: who issues the investment that the step is of, and who sells it.
  select accounts.id, accounts.type
  from app_public.steps
  join app_public.accounts on accounts.id in (steps.issuer_id, steps.owner_id)
  join app_public.document_sharings as sharings on sharings.document_id = document.id and sharings.to_role = accounts.type
  where steps.id = document.step_id and document.upload_status = 'uploaded'
$$;
