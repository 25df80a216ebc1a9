-- Keeps who sees a document: its file has come, it is shared differently, or another account deals with the security.
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
create trigger show_uploaded after insert or update of upload_status on app_public.documents
  for each row execute function app_private.show_uploaded();

-- Before the row is deleted, so that its viewers can still be notified.
create function app_private.hide_document() returns trigger
language plpgsql volatile security definer set search_path = pg_catalog
as $$
begin
  delete from app_private.document_viewers where document_id = old.id;
  return old;
end
$$;
create trigger hide_document before delete on app_public.documents
  for each row execute function app_private.hide_document();

create function app_private.show_shared() returns trigger
language plpgsql volatile security definer set search_path = pg_catalog
as $$
begin
  perform app_private.show_document(case when tg_op = 'DELETE' then old.document_id else new.document_id end);
  return null;
end
$$;
create trigger show_shared after insert or delete on app_public.document_sharings
  for each row execute function app_private.show_shared();

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
create trigger show_new_holder after insert or update of security_id, investor_id on app_public.holdings
  for each row execute function app_private.show_new_holder();

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
create trigger show_new_distributor after insert or update of owner_id, round_id on app_public.allocations
  for each row execute function app_private.show_new_party('broker');
create trigger show_new_listing after insert or update of security_id, ats_id on app_public.listings
  for each row execute function app_private.show_new_party('ats');
create trigger show_new_agent after insert on app_public.vendor_agents
  for each row execute function app_private.show_new_party('agent');
