-- Sending: an envelope for whoever a role stands for, with a row for each document in it.
create function app_private.envelope_link(envelope_id uuid, kind text) returns text
language sql stable set search_path = pg_catalog
as $$ select format('/integration/%s/%s/%s', kind, envelope_id, app_private.link_key(envelope_id)) $$;

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
    app_private.envelope_link(envelope.id, 'signing'), 'Open the documents')
  where envelope.to_email is not null
$$;

create function app_private.recipient_of(role app_public.signing_roles, step app_public.steps) returns uuid
language sql immutable set search_path = pg_catalog
as $$
  select case role.map_to when 'investor' then step.investor_id when 'issuer' then step.issuer_id
    when 'seller' then step.owner_id end
$$;

create function app_private.draft_envelope(
  role app_public.signing_roles, step app_public.steps, template app_public.mapped_signing_templates
) returns app_private.envelopes
language plpgsql stable set search_path = pg_catalog
as $$
declare
  recipient uuid := app_private.recipient_of(role, step);
  is_investor boolean := coalesce(role.map_to, 'investor') = 'investor';
  draft app_private.envelopes;
begin
  draft.account_id := step.owner_id;
  draft.mapped_signing_template_id := template.id;
  draft.step_id := case when is_investor then step.id end;
  draft.about_step_id := step.id;
  draft.recipient_id := coalesce(recipient, case when is_investor then step.investor_id end);
  draft.role_name := role.name;
  draft.to_name := coalesce(role.to_name, (
    select name from app_public.accounts where id = coalesce(recipient, step.investor_id)
  ));
  draft.to_email := case when role.map_to = 'static' then role.to_email
    else app_private.address_of(coalesce(recipient, step.investor_id)) end;
  draft.field_values := app_private.field_values(template.id, app_private.signing_facts(step.id), false);
  draft.is_test := false;
  draft.status := 'sent';
  return draft;
end
$$;
comment on function app_private.draft_envelope is 'What whoever a role stands for would be sent.';

create function app_private.send_to_role(
  role app_public.signing_roles, step app_public.steps, template app_public.mapped_signing_templates
) returns uuid
language plpgsql volatile set search_path = pg_catalog
as $$
declare
  is_investor boolean := coalesce(role.map_to, 'investor') = 'investor';
  draft app_private.envelopes := app_private.draft_envelope(role, step, template);
  envelope app_private.envelopes;
  title text := coalesce(template.name, step.render_attributes ->> 'title', 'Documents');
begin
  insert into app_private.envelopes
    (account_id, mapped_signing_template_id, step_id, about_step_id, recipient_id, role_name, to_name, to_email, field_values)
  values (
    draft.account_id, draft.mapped_signing_template_id, draft.step_id, draft.about_step_id, draft.recipient_id,
    draft.role_name, draft.to_name, draft.to_email, draft.field_values
  )
  returning * into envelope;
  perform app_private.list_documents(envelope, title);
  if not is_investor or template.qualification_step_type = 'email' then
    perform app_private.mail_envelope(envelope, title);
  end if;
  return envelope.id;
end
$$;
comment on function app_private.send_to_role is 'Inline, the investor signs in the step; everybody else is sent a mail.';
