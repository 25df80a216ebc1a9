-- Sending: an envelope for the party of a role, with a row for each document in it.
create function app_private.envelope_link(envelope_id uuid, kind text) returns text
language sql stable set search_path = pg_catalog
as $$ select format('/integration/%s/%s/%s', kind, envelope_id, app_private.link_key(envelope_id)) $$;

create function app_private.signing_key(envelope app_private.envelopes) returns text
language sql stable security definer set search_path = pg_catalog
as $$
  select encode(app_private.hmac(
    convert_to('sign:' || envelope.id || ':' || lower(coalesce(envelope.to_email, '')), 'UTF8'), secret, 'sha256'), 'hex')
  from app_private.link_secret
$$;
comment on function app_private.signing_key is
  'The key of the mailed link: of one envelope and one address. The link of the documents, which lists show, signs nothing.';

create function app_private.list_documents(envelope app_private.envelopes, title text) returns void
language sql volatile set search_path = pg_catalog
as $$
  insert into app_public.sent_signing_documents
    (envelope_id, account_id, recipient_id, mapped_signing_template_id, document_id, name, document_uri, to_email, is_test)
  select envelope.id, envelope.account_id, envelope.recipient_id, envelope.mapped_signing_template_id, documents.id,
    coalesce(documents.name, title), app_private.envelope_link(envelope.id, 'signed-document'),
    envelope.to_email, envelope.is_test
  from (select) as once
  left join app_public.signing_documents as documents
    on documents.mapped_signing_template_id = envelope.mapped_signing_template_id
$$;

create function app_private.mail_envelope(envelope app_private.envelopes, title text) returns void
language sql volatile set search_path = pg_catalog
as $$
  select app_private.send_mail(envelope.to_email, 'Please sign: ' || title,
    coalesce(envelope.to_name || ', ', '') || (select name from app_public.accounts where id = envelope.account_id)
      || ' asks you to read and sign “' || title || '”.',
    format('/integration/signing/%s/%s', envelope.id, app_private.signing_key(envelope)), 'Open the documents')
  where envelope.to_email is not null
$$;

create function app_private.recipient_of(role app_public.signing_roles, step app_public.steps) returns uuid
language sql immutable set search_path = pg_catalog
as $$
  select case role.map_to when 'investor' then step.investor_id when 'issuer' then step.issuer_id
    when 'seller' then step.owner_id end
$$;

create function app_private.signs_as(envelope app_private.envelopes, reader uuid) returns boolean
language sql stable set search_path = pg_catalog
as $$
  select envelope.party_id is null
    or reader = (select user_id from app_public.parties where id = envelope.party_id)
    or exists (select from app_public.users where id = reader and lower(envelope.to_email) = any (emails))
    -- One party alone: the account signs, and a name that is not the party's needs a reason.
    or not exists (
      select from app_private.envelopes as others
      where others.set_id = envelope.set_id and others.step_id = envelope.step_id and others.id <> envelope.id
    )
$$;
comment on function app_private.signs_as is
  'True when a user may sign an envelope in the page: it is the account''s, or the user is its party, or it has one party only.';

create function app_private.can_sign_in(envelope app_private.envelopes) returns boolean
language sql stable set search_path = pg_catalog
as $$
  select envelope.party_id is null or exists (
    select from app_public.users_accounts as places
    where places.account_id = envelope.recipient_id and places.status <> 'suspended' and places.role <> 'account_viewer'
      and app_private.signs_as(envelope, places.user_id)
  )
$$;
comment on function app_private.can_sign_in is
  'True when the signer of an envelope can open the step, signed in to the account; others have the mailed link alone.';

create function app_private.signers_for(role app_public.signing_roles, step app_public.steps)
returns table (party_id uuid, recipient_id uuid, name text, email text, capacity text)
language sql stable rows 2 set search_path = pg_catalog
as $$
  with signing as (
    select coalesce(role.map_to, 'investor') = 'investor' as is_investor,
      coalesce(app_private.recipient_of(role, step), step.investor_id) as account_id
  ), people as (
    select parties.*, accounts.name as account_name,
      accounts.investor_type ~ '^(Individual|Joint)' as signs_alone, count(*) over () as many
    from signing
    join app_public.parties on parties.account_id = signing.account_id
    join app_public.accounts on accounts.id = parties.account_id
    where is_investor and parties.role <> 'Beneficiary'
  )
  (
    select id, account_id, first_name || ' ' || last_name,
      case when many > 1 then email else coalesce(app_private.address_of(account_id), email) end,
      case when not coalesce(signs_alone, true) then role || ' of ' || account_name end
    from people order by is_primary desc, created_on, last_name, first_name, id
  )
  union all
  select null, coalesce(app_private.recipient_of(role, step), case when is_investor then step.investor_id end),
    coalesce(role.to_name, (select name from app_public.accounts where id = account_id)),
    case when role.map_to = 'static' then role.to_email else app_private.address_of(account_id) end, null
  from signing where not exists (select from people)
$$;
comment on function app_private.signers_for is
  'The persons a role stands for: each party of the investor''s account but its beneficiaries, or else one account or address.';

create function app_private.draft_envelopes(
  role app_public.signing_roles, step app_public.steps, template app_public.mapped_signing_templates
) returns setof app_private.envelopes
language plpgsql stable set search_path = pg_catalog
as $$
declare
  values_of_fields jsonb := app_private.field_values(template.id, app_private.signing_facts(step.id), false);
  signer record;
  draft app_private.envelopes;
begin
  for signer in select * from app_private.signers_for(role, step) loop
    draft.account_id := step.owner_id;
    draft.mapped_signing_template_id := template.id;
    draft.step_id := case when coalesce(role.map_to, 'investor') = 'investor' then step.id end;
    draft.about_step_id := step.id;
    draft.recipient_id := signer.recipient_id;
    draft.role_name := role.name;
    draft.to_name := signer.name;
    draft.to_email := signer.email;
    draft.party_id := signer.party_id;
    draft.capacity := signer.capacity;
    draft.signing_order := coalesce(role."order", 1);
    draft.field_values := values_of_fields;
    draft.is_test := false;
    draft.status := 'sent';
    return next draft;
  end loop;
end
$$;
comment on function app_private.draft_envelopes is 'The envelopes that the persons a role stands for would be sent.';

create function app_private.draft_envelope(
  role app_public.signing_roles, step app_public.steps, template app_public.mapped_signing_templates
) returns app_private.envelopes
language sql stable set search_path = pg_catalog
as $$ select drafts from app_private.draft_envelopes(role, step, template) as drafts limit 1 $$;

create function app_private.send_to_role(
  role app_public.signing_roles, step app_public.steps, template app_public.mapped_signing_templates, set_id uuid
) returns void
language plpgsql volatile set search_path = pg_catalog
as $$
declare
  draft app_private.envelopes;
  envelope app_private.envelopes;
  title text := coalesce(template.name, step.render_attributes ->> 'title', 'Documents');
begin
  for draft in select * from app_private.draft_envelopes(role, step, template) loop
    insert into app_private.envelopes (
      account_id, mapped_signing_template_id, step_id, about_step_id, recipient_id, role_name, to_name, to_email,
      field_values, party_id, capacity, signing_order, set_id, place
    ) values (
      draft.account_id, draft.mapped_signing_template_id, draft.step_id, draft.about_step_id, draft.recipient_id,
      draft.role_name, draft.to_name, draft.to_email, draft.field_values, draft.party_id, draft.capacity,
      draft.signing_order, send_to_role.set_id,
      (select count(*) + 1 from app_private.envelopes as earlier where earlier.set_id = send_to_role.set_id)
    ) returning * into envelope;
    perform app_private.list_documents(envelope, title);
  end loop;
end
$$;
comment on function app_private.send_to_role is 'Makes the envelopes of a role; invite_signers sends them.';

create function app_private.title_of(envelope app_private.envelopes) returns text
language sql stable set search_path = pg_catalog
as $$
  select coalesce(
    (select name from app_public.mapped_signing_templates where id = envelope.mapped_signing_template_id),
    (select render_attributes ->> 'title' from app_public.steps where id = envelope.about_step_id), 'Documents')
$$;

create function app_private.is_mailed(envelope app_private.envelopes, reader uuid) returns boolean
language sql stable set search_path = pg_catalog
as $$
  select envelope.is_test or envelope.step_id is null
    or exists (
      select from app_public.mapped_signing_templates
      where id = envelope.mapped_signing_template_id and qualification_step_type = 'email'
    )
    or (not coalesce(app_private.signs_as(envelope, reader), false) and exists (
      select from app_private.envelopes as others
      where others.set_id = envelope.set_id and others.step_id = envelope.step_id and others.id <> envelope.id
    ))
$$;
comment on function app_private.is_mailed is
  'True when an invitation goes by mail: an investor who signs inline in the step needs none, its other parties do.';

create function app_private.invite_signers(set_id uuid, reader uuid default null) returns void
language plpgsql volatile set search_path = pg_catalog
as $$
declare
  envelope app_private.envelopes;
begin
  for envelope in
    update app_private.envelopes as next set invited_on = app_private.now()
    where next.set_id = invite_signers.set_id and status = 'sent' and invited_on is null and signing_order = (
      select min(open.signing_order) from app_private.envelopes as open
      where open.set_id = invite_signers.set_id and open.status = 'sent'
    ) returning next.*
  loop
    if app_private.is_mailed(envelope, reader) and not app_private.is_held(envelope) then
      perform app_private.mail_envelope(envelope, app_private.title_of(envelope));
      update app_private.envelopes set mailed_on = app_private.now() where id = envelope.id;
    end if;
  end loop;
end
$$;
comment on function app_private.invite_signers is
  'Invites the signers whose turn it is: those with the lowest number that have not signed. A mail that is held goes out later.';
