-- The possible shares of a document: they depend on the uploader and the kind of record, and each has a name.
create table app_public.document_sharing_allowed_shares (
  id int primary key,
  type text not null check (type in ('holding', 'security', 'step')),
  from_account_type text not null check (from_account_type in ('issuer', 'ats', 'investor')),
  to_role text not null check (to_role in ('investor', 'broker', 'agent', 'ats', 'issuer')),
  name text not null,
  unique (type, from_account_type, to_role)
);
comment on table app_public.document_sharing_allowed_shares is 'A choice when a document is shared.';
comment on column app_public.document_sharing_allowed_shares.type is 'The owner record of the document: a holding, a security or a step.';
comment on column app_public.document_sharing_allowed_shares.from_account_type is 'The type of account that uploads it.';
comment on column app_public.document_sharing_allowed_shares.to_role is 'The role that can see it, as in `shareWith`.';
comment on column app_public.document_sharing_allowed_shares.name is 'The choice as a person reads it.';

alter table app_public.document_sharing_allowed_shares enable row level security;
create policy select_all on app_public.document_sharing_allowed_shares for select using (true);
grant select on app_public.document_sharing_allowed_shares to app_user;

insert into app_public.document_sharing_allowed_shares (id, type, from_account_type, to_role, name) values
  (1, 'holding', 'issuer', 'investor', 'The investor'),
  (2, 'holding', 'issuer', 'broker', 'Distributors of the round'),
  (3, 'holding', 'issuer', 'agent', 'The transfer agent'),
  (4, 'security', 'issuer', 'investor', 'All holders'),
  (5, 'security', 'issuer', 'broker', 'Distributors'),
  (6, 'security', 'issuer', 'agent', 'The transfer agent'),
  (7, 'security', 'issuer', 'ats', 'The trading system'),
  (8, 'security', 'ats', 'issuer', 'The issuer'),
  (9, 'security', 'ats', 'investor', 'All holders'),
  (10, 'security', 'ats', 'broker', 'Distributors');
