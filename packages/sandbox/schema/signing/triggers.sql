select app_private.make_live('app_public.sent_signing_documents', 'account_id', 'recipient_id');
select app_private.make_audited('app_public.sent_signing_documents', '{document_uri}');
select app_private.show_as_written('app_public.sent_signing_documents', 'to_email', '*declined_reason');
create trigger write_events after update of status on app_public.sent_signing_documents for each row
  when (current_setting('app.operation_id', true) <> '' and current_setting('app.staging', true) is distinct from 'on'
    and (new.status = 'completed' and old.status <> 'completed' and not new.is_test))
  execute function app_private.write_document_events();
