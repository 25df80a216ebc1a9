-- Lists of documents hear of a document from its viewers' accounts, not only from the uploader's.
create function app_private.tell_accounts(document_id uuid, accounts uuid[]) returns void
language sql volatile security definer set search_path = pg_catalog
as $$
  -- A payload holds 8,000 bytes: a hundred and fifty accounts fit.
  select pg_notify('app_change', jsonb_build_object(
    'table', 'documents', 'id', documents.id, 'version', documents.version,
    'owners', to_jsonb(accounts[first : first + 149])
  )::text)
  from app_public.documents, generate_series(1, cardinality(accounts), 150) as first
  where documents.id = tell_accounts.document_id
$$;

create function app_private.tell_touched_viewers() returns trigger
language plpgsql volatile security definer set search_path = pg_catalog
as $$
begin
  perform app_private.tell_accounts(document_id, array_agg(account_id)) from touched group by document_id;
  return null;
end
$$;
create trigger tell_new_viewers after insert on app_private.document_viewers
  referencing new table as touched for each statement execute function app_private.tell_touched_viewers();
create trigger tell_old_viewers after delete on app_private.document_viewers
  referencing old table as touched for each statement execute function app_private.tell_touched_viewers();

create function app_private.tell_viewers() returns trigger
language plpgsql volatile security definer set search_path = pg_catalog
as $$
begin
  perform app_private.tell_accounts(new.id, array_agg(account_id))
  from app_private.document_viewers where document_id = new.id having count(*) > 0;
  return null;
end
$$;
create trigger tell_viewers after update on app_public.documents
  for each row execute function app_private.tell_viewers();
