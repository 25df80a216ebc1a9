create function app_private.own_document_sharing() returns trigger
language plpgsql volatile security definer set search_path = pg_catalog
as $$
begin
  select uploaded_by into strict new.uploaded_by from app_public.documents where id = new.document_id;
  select to_role, name into strict new.to_role, new.name
  from app_public.document_sharing_allowed_shares where id = new.share_id;
  return new;
end
$$;

create function app_private.parties_to(security_id uuid, round_id uuid, holding_id uuid)
returns table (account_id uuid, role text)
language sql stable set search_path = pg_catalog
as $$
  select issuer_id, 'issuer' from app_public.securities where id = parties_to.security_id
  union
  -- A holding has one investor; a security has all its present and past holders.
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
  -- The issuer and the seller of the investment that the step of a paper belongs to.
  select accounts.id, accounts.type
  from app_public.steps
  join app_public.accounts on accounts.id in (steps.issuer_id, steps.owner_id)
  join app_public.document_sharings as sharings on sharings.document_id = document.id and sharings.to_role = accounts.type
  where steps.id = document.step_id and document.upload_status = 'uploaded'
$$;

-- Updates the viewers of a document: its file has arrived, it is shared differently, or another account deals with the security.
create function app_private.show_document(shown uuid) returns void
language plpgsql volatile security definer set search_path = pg_catalog
as $$
declare
  document app_public.documents;
begin
  select * into document from app_public.documents where id = shown;
  delete from app_private.document_viewers as viewers
  where document_id = shown and not exists (
    select from app_private.wanted_viewers(document) as wanted
    where wanted.account_id = viewers.account_id and wanted.to_role = viewers.to_role
  );
  insert into app_private.document_viewers (document_id, account_id, to_role)
  select shown, account_id, to_role from app_private.wanted_viewers(document)
  order by account_id, to_role
  on conflict do nothing;
end
$$;

create function app_private.show_uploaded() returns trigger
language plpgsql volatile security definer set search_path = pg_catalog
as $$
begin
  perform app_private.show_document(new.id);
  return null;
end
$$;

-- Before the row is deleted, so that its viewers can still be notified.
create function app_private.hide_document() returns trigger
language plpgsql volatile security definer set search_path = pg_catalog
as $$
begin
  delete from app_private.document_viewers where document_id = old.id;
  return old;
end
$$;

create function app_private.show_shared() returns trigger
language plpgsql volatile security definer set search_path = pg_catalog
as $$
begin
  perform app_private.show_document(case when tg_op = 'DELETE' then old.document_id else new.document_id end);
  return null;
end
$$;

create function app_private.show_new_holder() returns trigger
language plpgsql volatile security definer set search_path = pg_catalog
as $$
begin
  insert into app_private.document_viewers (document_id, account_id, to_role)
  select documents.id, new.investor_id, sharings.to_role from app_public.documents
  join app_public.document_sharings as sharings on sharings.document_id = documents.id
  where documents.security_id = new.security_id and upload_status = 'uploaded' and sharings.to_role = 'investor'
  order by documents.id
  on conflict do nothing;
  return null;
end
$$;

-- A distributor, a trading system, an agent: there are few of them, so that all that concerns them is worked out again.
create function app_private.show_new_party() returns trigger
language plpgsql volatile security definer set search_path = pg_catalog
as $$
declare
  added jsonb := to_jsonb(new);
begin
  perform app_private.show_document(documents.id)
  from app_public.documents
  join app_public.document_sharings as sharings on sharings.document_id = documents.id and sharings.to_role = tg_argv[0]
  left join app_public.holdings on holdings.id = documents.holding_id
  left join app_public.rounds on rounds.id = (added ->> 'round_id')::uuid
  where documents.upload_status = 'uploaded' and (
    coalesce(documents.security_id, holdings.security_id) in (rounds.security_id, (added ->> 'security_id')::uuid)
    or tg_argv[0] = 'agent' and documents.uploaded_by = (added ->> 'account_id')::uuid
  )
  order by documents.id;
  return null;
end
$$;

create function app_public.documents_download_url(document app_public.documents) returns text
language sql stable security definer set search_path = pg_catalog
as $$
  select app_private.own_origin() || '/api/v2/files/' || files.id || '?expires=' || expires
    || '&signature=' || app_private.signed('download', files.id || ':' || expires)
  from app_private.files,
    -- The same address for some minutes, so that asking again changes nothing: good for five to ten.
    lateral (select (floor(extract(epoch from app_private.now()) / 300)::bigint + 2) * 300) as until (expires)
  where files.document_id = document.id and files.status = 'stored'
$$;
comment on function app_public.documents_download_url is
  'The address of the file, valid for some minutes: request it before each download. Null until it is uploaded.';

-- The documents that may be uploaded, and the accounts they may be shared with.
create function app_private.allowed_extension(extension text) returns text
language plpgsql stable security definer set search_path = pg_catalog
as $$
declare
  plain text := lower(ltrim(trim(extension), '.'));
begin
  if not exists (select from app_private.upload_types as types where types.extension = plain and allowed) then
    perform app_private.refuse('file_type_not_allowed', 'fileType',
      jsonb_build_object('allowed', (select jsonb_agg(types.extension order by types.extension)
        from app_private.upload_types as types where allowed)));
  end if;
  return plain;
end
$$;

create function app_private.share_document(document app_public.documents, share_with text[]) returns void
language plpgsql volatile security definer set search_path = pg_catalog
as $$
declare
  from_type text := (select type from app_public.accounts where id = document.uploaded_by);
  refused text;
begin
  select wanted into refused from unnest(share_with) as wanted
  where not exists (
    select from app_public.document_sharing_allowed_shares as shares
    where shares.type = document.type and from_account_type = from_type and to_role = wanted
  )
  limit 1;
  if found then
    perform app_private.refuse('share_not_allowed', 'shareNotAllowed',
      jsonb_build_object('toRole', left(refused, 50)));
  end if;
  delete from app_public.document_sharings
  where document_id = document.id and not to_role = any(share_with);
  insert into app_public.document_sharings (document_id, share_id)
  select document.id, shares.id from app_public.document_sharing_allowed_shares as shares
  where shares.type = document.type and from_account_type = from_type and to_role = any(share_with)
  order by shares.id
  on conflict do nothing;
end
$$;

create function app_private.make_document(
  made app_public.documents, share_with text[]
) returns app_public.upload_info
language plpgsql volatile security definer set search_path = pg_catalog
as $$
declare
  document app_public.documents;
  file app_private.files;
begin
  insert into app_public.documents (type, holding_id, security_id, name, extension, uploaded_by)
  values (made.type, made.holding_id, made.security_id, trim(made.name),
    app_private.allowed_extension(made.extension), made.uploaded_by)
  returning * into document;
  perform app_private.share_document(document, share_with);
  insert into app_private.files (account_id, user_id, document_id, name, extension)
  values (made.uploaded_by, app_private.user_id(), document.id, document.name, document.extension)
  returning * into file;
  return app_private.upload_info_of(file);
end
$$;

create function app_public.make_holding_document(
  name text, extension text, share_with text[], parent_id uuid
) returns app_public.upload_info
language plpgsql volatile strict security definer set search_path = pg_catalog
as $$
declare
  made app_public.documents;
begin
  made.uploaded_by := app_private.require_operation('make_holding_document');
  select id into made.holding_id from app_public.holdings
  where id = parent_id and issuer_id = made.uploaded_by;
  if not found then
    perform app_private.refuse('not_found', 'holdingUnknown');
  end if;
  made.type := 'holding';
  made.name := name;
  made.extension := extension;
  return app_private.make_document(made, share_with);
end
$$;
comment on function app_public.make_holding_document is
  'Makes a document of a holding and says where to send its file. `shareWith` names roles of allDocumentSharingAllowedShares; none keeps it private.';

create function app_public.make_security_document(
  name text, extension text, share_with text[], parent_id uuid
) returns app_public.upload_info
language plpgsql volatile strict security definer set search_path = pg_catalog
as $$
declare
  made app_public.documents;
begin
  made.uploaded_by := app_private.require_operation('make_security_document');
  select id into made.security_id from app_public.securities
  where id = parent_id and (issuer_id = made.uploaded_by or exists (
    select from app_private.visible_rows where row_id = parent_id and account_id = made.uploaded_by
  ));
  if not found then
    perform app_private.refuse('not_found', 'securityUnknown');
  end if;
  made.type := 'security';
  made.name := name;
  made.extension := extension;
  return app_private.make_document(made, share_with);
end
$$;
comment on function app_public.make_security_document is
  'Makes a document of a security and says where to send its file. `shareWith` names roles of allDocumentSharingAllowedShares; none keeps it private.';

-- Editing and deleting documents: only by the account that uploaded them.
create function app_private.own_document(asked uuid, kind text, editor uuid) returns app_public.documents
language plpgsql volatile security definer set search_path = pg_catalog
as $$
declare
  document app_public.documents;
begin
  select * into document from app_public.documents where id = asked and type = kind for update;
  if document.uploaded_by = editor then
    return document;
  elsif exists (select from app_private.document_viewers where document_id = document.id and account_id = editor) then
    perform app_private.refuse('not_allowed', 'notAllowed');
  end if;
  perform app_private.refuse('not_found', 'documentUnknown');
end
$$;
comment on function app_private.own_document is 'The document, when the account has uploaded it.';

create function app_private.update_document(
  document app_public.documents, new_name text, share_with text[], expected_version bigint
) returns app_public.documents
language plpgsql volatile security definer set search_path = pg_catalog
as $$
begin
  if share_with is not null then
    perform app_private.share_document(document, share_with);
  end if;
  -- An expected version that has passed is refused by the table.
  update app_public.documents set name = coalesce(trim(new_name), name), version = coalesce(expected_version, version)
  where id = document.id returning * into document;
  return document;
end
$$;

create function app_public.update_holding_document(
  id uuid, name text default null, share_with text[] default null, version bigint default null
) returns app_public.documents
language sql volatile security definer set search_path = pg_catalog
as $$
  select app_private.update_document(
    app_private.own_document(id, 'holding', app_private.require_operation('update_holding_document')),
    name, share_with, version)
$$;
comment on function app_public.update_holding_document is
  'Renames a document of a holding, or changes its shares; omitted fields stay. `version`: the version that was edited.';

create function app_public.update_security_document(
  id uuid, name text default null, share_with text[] default null, version bigint default null
) returns app_public.documents
language sql volatile security definer set search_path = pg_catalog
as $$
  select app_private.update_document(
    app_private.own_document(id, 'security', app_private.require_operation('update_security_document')),
    name, share_with, version)
$$;
comment on function app_public.update_security_document is
  'Renames a document of a security, or changes its shares; omitted fields stay. `version`: the version that was edited.';

create function app_private.delete_document(document app_public.documents) returns app_public.documents
language sql volatile security definer set search_path = pg_catalog
as $$ delete from app_public.documents where id = document.id returning documents.* $$;

create function app_public.delete_holding_document(id uuid) returns app_public.documents
language sql volatile strict security definer set search_path = pg_catalog
as $$
  select app_private.delete_document(
    app_private.own_document(id, 'holding', app_private.require_operation('delete_holding_document')))
$$;
comment on function app_public.delete_holding_document is 'Deletes a document of a holding and its file.';

create function app_public.delete_security_document(id uuid) returns app_public.documents
language sql volatile strict security definer set search_path = pg_catalog
as $$
  select app_private.delete_document(
    app_private.own_document(id, 'security', app_private.require_operation('delete_security_document')))
$$;
comment on function app_public.delete_security_document is 'Deletes a document of a security and its file.';

create function app_public.make_document_location(id uuid) returns app_public.upload_info
language plpgsql volatile strict security definer set search_path = pg_catalog
as $$
declare
  editor uuid := app_private.require_operation('make_document_location');
  document app_public.documents;
  file app_private.files;
begin
  document := app_private.own_document(make_document_location.id,
    (select type from app_public.documents where documents.id = make_document_location.id), editor);
  select * into strict file from app_private.files where document_id = document.id for update;
  if file.status = 'stored' then
    perform app_private.refuse('upload_used', 'uploadUsed');
  elsif file.status = 'receiving' then
    -- Parts that still arrive from the attempt before are unused.
    insert into app_private.unwanted_files (id, attempt) values (file.id, file.attempt) on conflict do nothing;
  end if;
  update app_private.files
  set status = 'waiting', attempt = attempt + 1, expires_at = app_private.now() + interval '1 hour'
  where files.id = file.id returning * into file;
  return app_private.upload_info_of(file);
end
$$;
comment on function app_public.make_document_location is
  'Returns a new upload address for the file of a document that has not arrived; an earlier upload in transit is ignored.';
