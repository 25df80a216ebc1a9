alter table app_private.envelopes enable row level security;

alter table app_public.sent_signing_documents enable row level security;
create policy select_own on app_public.sent_signing_documents for select using (
  account_id = (select app_private.account_id()) or recipient_id = (select app_private.account_id())
);
grant select (id, account_id, recipient_id, mapped_signing_template_id, document_id, name, document_uri, to_email,
  is_test, status, declined_reason, sent_on, version) on app_public.sent_signing_documents to app_user;

alter table app_private.signing_papers enable row level security;

alter table app_private.signing_seal enable row level security;

grant execute on function app_public.test_mapped_signing_template to app_user;

select app_private.allow('test_mapped_signing_template', '{issuer,broker}');
