-- Envelopes sent for signature: one for each person, with its documents and the values of their fields.
create table app_private.envelopes (
  id uuid primary key default gen_random_uuid(),
  account_id uuid not null references app_public.accounts on delete cascade,
  mapped_signing_template_id uuid references app_public.mapped_signing_templates on delete restrict,
  -- The step that signing completes; null for who signs beside it, and for a test.
  step_id uuid references app_public.steps on delete cascade,
  -- The step the documents are about.
  about_step_id uuid references app_public.steps on delete cascade,
  recipient_id uuid references app_public.accounts on delete restrict,
  role_name text,
  -- Envelopes that were sent together: a step continues when all of them are signed, and one refusal stops them all.
  set_id uuid not null default gen_random_uuid(),
  -- The person who signs for the account, with their capacity: "Trustee of …". Null when an account or an address signs.
  party_id uuid references app_public.parties on delete set null,
  capacity text,
  -- Lower numbers sign first, equal ones in any order; the place only keeps a list in order.
  signing_order int not null default 1,
  place int not null default 1,
  -- Since when it is their turn; null before that.
  invited_on timestamptz,
  mailed_on timestamptz,
  reminders int not null default 0,
  -- The values of their fields, by field id.
  marks jsonb,
  to_name text,
  to_email text,
  is_test boolean not null default false,
  -- By data label.
  field_values jsonb not null default '{}',
  status text not null default 'sent' check (status in ('sent', 'completed', 'declined')),
  -- The signed file, the certificate about it, and a word that only the platform can make of the two.
  file text,
  certificate jsonb,
  seal text,
  -- Why it was declined or sent back, in the words of the signer.
  declined_reason text,
  -- Until when it may be signed where the account requires a second factor.
  unlocked_until timestamptz,
  created_on timestamptz not null default app_private.now()
);
create index on app_private.envelopes (account_id);
create index on app_private.envelopes (mapped_signing_template_id);
create index on app_private.envelopes (step_id);
create index on app_private.envelopes (set_id);
create index on app_private.envelopes (party_id);
create index on app_private.envelopes (about_step_id);
create index on app_private.envelopes (recipient_id);
create index on app_private.envelopes ((certificate ->> 'sha256'));

create table app_public.sent_signing_documents (
  id uuid primary key default gen_random_uuid(),
  envelope_id uuid not null references app_private.envelopes on delete cascade,
  account_id uuid not null references app_public.accounts on delete restrict,
  recipient_id uuid references app_public.accounts on delete restrict,
  mapped_signing_template_id uuid references app_public.mapped_signing_templates on delete restrict,
  document_id uuid references app_public.signing_documents on delete set null,
  name text not null,
  document_uri text not null,
  to_email text,
  is_test boolean not null default false,
  status text not null default 'sent' check (status in ('sent', 'completed', 'declined')),
  declined_reason text check (length(declined_reason) <= 1000),
  sent_on timestamptz not null default app_private.now(),
  version bigint not null default 1
);
comment on table app_public.sent_signing_documents is 'A document that was sent to a signer.';
comment on column app_public.sent_signing_documents.recipient_id is 'The account it was sent to; null for an address without one.';
comment on column app_public.sent_signing_documents.document_uri is 'The page that shows it, and its certificate once it is signed.';
comment on column app_public.sent_signing_documents.to_email is 'The address it was sent to.';
comment on column app_public.sent_signing_documents.is_test is 'True if it was sent in test mode.';
comment on column app_public.sent_signing_documents.declined_reason is
  'The reason why it was declined or sent back, in the words of the signer.';
comment on constraint sent_signing_documents_recipient_id_fkey on app_public.sent_signing_documents is E'@fieldName sentTo';
create index on app_public.sent_signing_documents (envelope_id);
create index on app_public.sent_signing_documents (account_id);
create index on app_public.sent_signing_documents (recipient_id);
create index on app_public.sent_signing_documents (mapped_signing_template_id);
create index on app_public.sent_signing_documents (document_id);

-- The papers of an envelope that is signed in the page, as they were shown, to the byte, and as they were signed.
create table app_private.signing_papers (
  id uuid primary key default gen_random_uuid(),
  envelope_id uuid not null references app_private.envelopes on delete cascade,
  "order" int not null,
  name text not null,
  -- 1 for the first version shown; a document made again has the next number.
  paper_version int not null,
  pages int not null,
  -- The positions of the fields, in points: they are filled in at signing.
  fields jsonb not null,
  -- How many texts were filled in before it was shown.
  filled int not null default 0,
  shown bytea not null,
  shown_hash text generated always as (encode(sha256(shown), 'hex')) stored,
  signed bytea,
  -- With the signatures of all its signers.
  completed bytea,
  opened_on timestamptz not null default app_private.now(),
  unique (envelope_id, "order")
);

-- A file that is verified is found by its hash.
create index on app_private.signing_papers (sha256(signed));
create index on app_private.signing_papers (sha256(completed));

-- Signing in the page: the key that seals the papers, and the functions that sign or decline them.

-- The key that seals signed files, and its certificate. One for all: a file is checked against it for as long as it is kept.
create table app_private.signing_seal (
  is_only boolean primary key default true check (is_only),
  key text not null,
  certificate bytea not null
);
