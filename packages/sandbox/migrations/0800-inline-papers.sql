-- Signing in the page itself: what seals the papers, and how they are signed or sent back.

-- The key that seals signed files, and its certificate. One for all: a file is checked against it for as long as it is kept.
create table app_private.signing_seal (
  is_only boolean primary key default true check (is_only),
  key text not null,
  certificate bytea not null
);
alter table app_private.signing_seal enable row level security;

create function app_private.sign_papers(envelope_id uuid, signature jsonb, marks jsonb) returns boolean
language sql volatile set search_path = pg_catalog
as $$ select app_private.sign_envelope(envelope_id, app_private.manifest_of(envelope_id), signature, marks) $$;
comment on function app_private.sign_papers is 'Seals the manifest of the signed papers: one byte of one of them changes it.';

create function app_private.hand_back(envelope_id uuid, reason text) returns void
language sql volatile set search_path = pg_catalog
as $$
  select app_private.lock_envelopes(envelope_id);
  update app_private.envelopes set declined_reason = reason where id = envelope_id and status = 'sent';
  update app_public.sent_signing_documents as sent set declined_reason = reason
  where sent.envelope_id = hand_back.envelope_id and sent.status = 'sent';
  select app_private.send_mail(app_private.address_of(envelopes.account_id), 'Not signed: ' || coalesce(templates.name, 'documents'),
    coalesce(envelopes.to_name, 'The recipient') || ' did not sign. Their reason'
      || case when app_private.holds_web_address(reason) then ' is kept with the documents.' else ': ' || reason end,
    app_private.envelope_link(envelopes.id, 'signed-document'), 'Open the documents', null, true)
  from app_private.envelopes
  left join app_public.mapped_signing_templates as templates on templates.id = mapped_signing_template_id
  where envelopes.id = hand_back.envelope_id and envelopes.status = 'sent'
    and app_private.address_of(envelopes.account_id) is not null;
  select app_private.decline_envelope(envelope_id);
$$;
comment on function app_private.hand_back is 'The signer says why they do not sign, and the sender is notified.';
