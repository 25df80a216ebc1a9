-- Signing: the file as it was signed, its SHA-256, and a certificate of who, when and from where, sealed.
create function app_private.seal_of(file text, certificate jsonb) returns text
language sql stable set search_path = pg_catalog
as $$
  select encode(app_private.hmac(
    convert_to(encode(sha256(convert_to(file, 'UTF8')), 'hex') || certificate::text, 'UTF8'), secret, 'sha256'), 'hex')
  from app_private.link_secret
$$;
comment on function app_private.seal_of is 'Changes with every character of the file and of the certificate; only the platform can make it.';

create function app_private.file_signed(envelope_id uuid, file text, certificate jsonb) returns void
language sql volatile set search_path = pg_catalog
as $$
  update app_private.envelopes set status = 'completed', file = file_signed.file, certificate = file_signed.certificate,
    seal = app_private.seal_of(file_signed.file, file_signed.certificate)
  where id = envelope_id;
  update app_public.sent_signing_documents as sent set status = 'completed' where sent.envelope_id = file_signed.envelope_id;
$$;

create function app_private.mail_copies(envelope app_private.envelopes) returns void
language plpgsql volatile set search_path = pg_catalog
as $$
declare
  signer app_private.envelopes;
begin
  -- Each signer gets the whole by mail, and then the roles that only get a copy.
  for signer in
    select * from app_private.envelopes as each where each.set_id = envelope.set_id order by signing_order, place
  loop
    perform app_private.mail_signed_copy(signer, app_private.title_of(envelope));
  end loop;
  perform app_private.send_mail(
    case when roles.map_to = 'static' then roles.to_email
      else app_private.address_of(app_private.recipient_of(roles, steps)) end,
    'Signed: ' || templates.name, case when app_private.holds_web_address(signed_by) or app_private.hides_characters(signed_by) then ''
      else signed_by end || ' has signed “' || templates.name || '”.',
    app_private.envelope_link(envelope.id, 'signed-document'), 'Open the signed document', 'signed_copies', true)
  from app_public.mapped_signing_templates as templates
  join app_public.signing_roles as roles on roles.mapped_signing_template_id = templates.id and roles.type = 'copy'
  cross join coalesce(envelope.certificate ->> 'signedBy', '') as signed_by
  left join app_public.steps on steps.id = envelope.about_step_id
  where templates.id = envelope.mapped_signing_template_id;
end
$$;

create function app_private.waits_for_signers(step_id uuid) returns boolean
language sql stable set search_path = pg_catalog
as $$
  select count(*) > 1 and bool_or(status = 'sent')
  from app_private.envelopes where set_id = app_private.open_set_of(waits_for_signers.step_id)
$$;
comment on function app_private.waits_for_signers is 'True when several sign the documents of a step, and one of them has not signed.';

create function app_private.continue_signing(envelope app_private.envelopes) returns void
language plpgsql volatile set search_path = pg_catalog
as $$
begin
  perform app_private.invite_signers(envelope.set_id);
  if envelope.about_step_id is null or exists (
    select from app_private.envelopes as others where others.set_id = envelope.set_id and status = 'sent'
  ) then
    return;
  end if;
  perform app_private.mail_copies(envelope);
  -- The signature of an investor completes the step.
  if envelope.step_id is null and exists (
    select from app_public.steps where id = envelope.about_step_id and status not in ('complete', 'retry_limit')
  ) then
    perform app_private.provider_complete_step('docusign', envelope.about_step_id, 'complete',
      envelope.certificate - 'ip' - 'email');
  end if;
end
$$;
comment on function app_private.continue_signing is 'After a signature: invites the next signers, or completes the step after the last.';

create function app_private.lock_envelopes(envelope_id uuid) returns void
language plpgsql volatile set search_path = pg_catalog
as $$
declare
  step uuid := (select about_step_id from app_private.envelopes where id = envelope_id);
  process app_public.processes;
begin
  -- The process of the step, those that it is nested in, then the envelopes: all writers lock in this order.
  while step is not null loop
    select * into process from app_public.processes
    where id = (select process_id from app_public.steps where id = step) for update;
    step := process.parent_step_id;
  end loop;
  -- The signatures of a set are taken one after another: the last of them knows that it is the last.
  perform from app_private.envelopes as each
  where each.set_id = (select set_id from app_private.envelopes where id = envelope_id) order by each.id for update;
end
$$;
comment on function app_private.lock_envelopes is
  'Locks the envelopes that were sent together, after the process that their signatures move on.';

create function app_private.sign_envelope(envelope_id uuid, file text, signature jsonb, marks jsonb default null)
returns boolean
language plpgsql volatile set search_path = pg_catalog
as $$
declare
  envelope app_private.envelopes;
begin
  perform app_private.lock_envelopes(envelope_id);
  select * into envelope from app_private.envelopes where id = envelope_id;
  if envelope.id is null or envelope.status <> 'sent' or (envelope.invited_on is null and envelope.about_step_id is not null) then
    return false;
  end if;
  perform app_private.require_unlocked(envelope);
  envelope.certificate := signature || jsonb_strip_nulls(jsonb_build_object('capacity', envelope.capacity, 'party', case
      when envelope.party_id is not null then envelope.to_name end))
    || jsonb_build_object('envelope', envelope.id, 'email', envelope.to_email,
    'sha256', encode(sha256(convert_to(sign_envelope.file, 'UTF8')), 'hex'), 'signedOn', app_private.now());
  update app_private.envelopes set marks = sign_envelope.marks where id = envelope.id;
  perform app_private.file_signed(envelope.id, sign_envelope.file, envelope.certificate);
  perform app_private.continue_signing(envelope);
  return true;
end
$$;

create function app_private.decline_envelope(envelope_id uuid, is_quiet boolean default false) returns void
language plpgsql volatile set search_path = pg_catalog
as $$
declare
  envelope app_private.envelopes;
  other app_private.envelopes;
  stopped text;
begin
  -- One who takes papers back quietly changes the investment, and holds its locks.
  if not is_quiet then
    perform app_private.lock_envelopes(envelope_id);
  end if;
  update app_private.envelopes set status = 'declined' where id = envelope_id and status = 'sent' returning * into envelope;
  update app_public.sent_signing_documents as sent set status = 'declined'
  where sent.envelope_id = decline_envelope.envelope_id and sent.status = 'sent';
  if is_quiet then
    return;
  end if;
  stopped := coalesce(envelope.to_name, 'Another signer') || ' did not sign';
  for other in select * from app_private.envelopes
    where set_id = envelope.set_id and id <> envelope.id and not is_test order by signing_order, place
  loop
    update app_private.envelopes set status = 'declined', declined_reason = stopped where id = other.id and status = 'sent';
    update app_public.sent_signing_documents as sent set status = 'declined', declined_reason = stopped
    where sent.envelope_id = other.id and sent.status = 'sent';
    if other.invited_on is not null then
      perform app_private.send_mail(other.to_email, 'Signing was stopped: ' || app_private.title_of(other),
        stopped || ' “' || app_private.title_of(other) || '”. There is nothing for you to do; what is sent again comes by a new mail.',
        app_private.envelope_link(other.id, 'signed-document'), 'Open the documents', null, true);
    end if;
  end loop;
  -- Without a reason the vendor is notified here; with one, hand_back notifies them.
  if envelope.declined_reason is null and envelope.about_step_id is not null then
    perform app_private.send_mail(app_private.address_of(envelope.account_id), 'Not signed: ' || app_private.title_of(envelope),
      stopped || ' “' || app_private.title_of(envelope) || '”.',
      app_private.envelope_link(envelope.id, 'signed-document'), 'Open the documents', null, true);
  end if;
end
$$;
comment on function app_private.decline_envelope is
  'Declines an envelope and stops the others that were sent with it; the vendor and the other signers are notified.';

create function app_private.is_unaltered(envelope app_private.envelopes) returns boolean
language sql stable set search_path = pg_catalog
as $$
  select coalesce(envelope.certificate ->> 'sha256' = encode(sha256(convert_to(envelope.file, 'UTF8')), 'hex')
    and envelope.seal = app_private.seal_of(envelope.file, envelope.certificate)
    and coalesce(app_private.manifest_of(envelope.id) = envelope.file, true), false)
$$;
comment on function app_private.is_unaltered is 'True if file and certificate are still those that were sealed.';

create function app_private.envelope_documents(template_id uuid) returns jsonb
language sql stable set search_path = pg_catalog
as $$
  select coalesce(jsonb_agg(jsonb_build_object('name', documents.name, 'text', texts.paragraphs) order by documents."order"), '[]')
  from app_public.signing_documents as documents
  join app_private.signing_document_texts as texts on texts.signing_document_id = documents.id
  where documents.mapped_signing_template_id = template_id
$$;
