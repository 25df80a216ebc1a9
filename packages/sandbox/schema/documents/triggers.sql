select app_private.make_live('app_public.documents', 'document_viewers.document_id:id', 'uploaded_by');
select app_private.make_audited('app_public.documents');
create trigger show_uploaded after insert or update of upload_status on app_public.documents
  for each row execute function app_private.show_uploaded();
create trigger hide_document before delete on app_public.documents
  for each row execute function app_private.hide_document();
select app_private.show_as_written('app_public.documents', 'name');

select app_private.make_audited('app_public.document_sharings');
create trigger own_document_sharing before insert or update of document_id, share_id
  on app_public.document_sharings for each row execute function app_private.own_document_sharing();
create trigger show_shared after insert or delete on app_public.document_sharings
  for each row execute function app_private.show_shared();

-- Documents are seen by their viewers; a person sees the accounts they belong to, and an account its delegates.
select app_private.install_change_triggers('app_private.document_viewers', 'notify_links',
  $$app_private.notify_links('account_id', 'document_id')$$);
