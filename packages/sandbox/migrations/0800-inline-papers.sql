-- Signing in the page itself: the papers of an envelope as they were shown, to the byte, and as they were signed.
create table app_private.signing_papers (
  id uuid primary key default gen_random_uuid(),
  envelope_id uuid not null references app_private.envelopes on delete cascade,
  "order" int not null,
  name text not null,
  -- 1 for what was shown first; a paper that was made again has the next.
  paper_version int not null,
  pages int not null,
  -- What stands where, in points: the places that are filled in when it is signed.
  fields jsonb not null,
  -- How many texts were filled in before it was shown.
  filled int not null default 0,
  shown bytea not null,
  shown_hash text generated always as (encode(sha256(shown), 'hex')) stored,
  signed bytea,
  opened_on timestamptz not null default app_private.now(),
  unique (envelope_id, "order")
);
alter table app_private.signing_papers enable row level security;

-- The key that seals signed files, and its certificate. One for all: a file is checked against it for as long as it is kept.
create table app_private.signing_seal (
  is_only boolean primary key default true check (is_only),
  key text not null,
  certificate bytea not null
);
alter table app_private.signing_seal enable row level security;

alter table app_private.envelopes add column declined_reason text;
alter table app_public.sent_signing_documents add column declined_reason text check (length(declined_reason) <= 1000);
comment on column app_public.sent_signing_documents.declined_reason is
  'Why it was declined or sent back, in the words of whoever was to sign it.';
grant select (declined_reason) on app_public.sent_signing_documents to app_user;

create or replace function app_private.signing_step(template app_public.mapped_signing_templates) returns jsonb
language sql immutable set search_path = pg_catalog
as $$
  select case template.qualification_step_type
    when 'inline' then jsonb_build_object('type', 'iframe', 'instructions', 'Read the documents and sign them.',
      'schema', jsonb_build_object('title', template.name, 'signing', 'inline'))
    else jsonb_build_object('type', 'link', 'instructions', 'We have sent the documents to your e-mail address. You can also open them here.',
      'schema', jsonb_build_object('title', template.name, 'text', 'Open the documents',
        'link', '/integration/signing-step/{stepId}/{linkKey}'))
  end
$$;
comment on function app_private.signing_step is
  'Inline, the schema says so: a page that knows how has them signed in it, any other shows the page of the provider.';

create function app_private.manifest_of(envelope_id uuid) returns text
language sql stable set search_path = pg_catalog
as $$
  select string_agg(encode(sha256(signed), 'hex') || '  ' || name || '.pdf' || E'\n', '' order by "order")
  from app_private.signing_papers where signing_papers.envelope_id = manifest_of.envelope_id and signed is not null
$$;
comment on function app_private.manifest_of is
  'The signed papers of an envelope with their SHA-256, as sha256sum writes it: what is sealed where there are several files.';

create or replace function app_private.is_unaltered(envelope app_private.envelopes) returns boolean
language sql stable set search_path = pg_catalog
as $$
  select coalesce(envelope.certificate ->> 'sha256' = encode(sha256(convert_to(envelope.file, 'UTF8')), 'hex')
    and envelope.seal = app_private.seal_of(envelope.file, envelope.certificate)
    and coalesce(app_private.manifest_of(envelope.id) = envelope.file, true), false)
$$;

create function app_private.sign_papers(envelope_id uuid, signature jsonb) returns boolean
language sql volatile set search_path = pg_catalog
as $$ select app_private.sign_envelope(envelope_id, app_private.manifest_of(envelope_id), signature) $$;
comment on function app_private.sign_papers is 'Seals the manifest of the signed papers: one byte of one of them changes it.';

create function app_private.hand_back(envelope_id uuid, reason text) returns void
language sql volatile set search_path = pg_catalog
as $$
  update app_private.envelopes set declined_reason = reason where id = envelope_id and status = 'sent';
  update app_public.sent_signing_documents as sent set declined_reason = reason
  where sent.envelope_id = hand_back.envelope_id and sent.status = 'sent';
  select app_private.send_mail(app_private.address_of(envelopes.account_id), 'Not signed: ' || coalesce(templates.name, 'documents'),
    coalesce(envelopes.to_name, 'The recipient') || ' did not sign. Their reason: ' || reason,
    app_private.envelope_link(envelopes.id, 'signed-document'), 'Open the documents')
  from app_private.envelopes
  left join app_public.mapped_signing_templates as templates on templates.id = mapped_signing_template_id
  where envelopes.id = hand_back.envelope_id and envelopes.status = 'sent'
    and app_private.address_of(envelopes.account_id) is not null;
  select app_private.decline_envelope(envelope_id);
$$;
comment on function app_private.hand_back is 'Whoever was to sign says why not, and whoever sent it is told.';
