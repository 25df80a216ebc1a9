-- Signing: the file as it was signed, its SHA-256, and a certificate of who, when and from where, sealed.
create function app_private.seal_of(file text, certificate jsonb) returns text
language sql stable set search_path = pg_catalog
as $$
  select encode(app_private.hmac(
    convert_to(encode(sha256(convert_to(file, 'UTF8')), 'hex') || certificate::text, 'UTF8'), secret, 'sha256'), 'hex')
  from app_private.link_secret
$$;
comment on function app_private.seal_of is 'Changes with every character of the file and of the certificate; nobody else can make it.';

create function app_private.file_signed(envelope_id uuid, file text, certificate jsonb) returns void
language sql volatile set search_path = pg_catalog
as $$
  update app_private.envelopes set status = 'completed', file = file_signed.file, certificate = file_signed.certificate,
    seal = app_private.seal_of(file_signed.file, file_signed.certificate)
  where id = envelope_id;
  update app_public.sent_signing_documents as sent set status = 'completed' where sent.envelope_id = file_signed.envelope_id;
$$;

create function app_private.sign_envelope(envelope_id uuid, file text, signature jsonb) returns boolean
language plpgsql volatile set search_path = pg_catalog
as $$
declare
  envelope app_private.envelopes;
  certified jsonb;
  signed_by text := coalesce(signature ->> 'signedBy', '');
begin
  select * into envelope from app_private.envelopes where id = envelope_id for update;
  if envelope.id is null or envelope.status <> 'sent' then
    return false;
  end if;
  perform app_private.require_unlocked(envelope);
  certified := signature || jsonb_build_object('envelope', envelope.id, 'email', envelope.to_email,
    'sha256', encode(sha256(convert_to(sign_envelope.file, 'UTF8')), 'hex'), 'signedOn', app_private.now());
  perform app_private.file_signed(envelope.id, sign_envelope.file, certified);
  -- Who only gets a copy gets it now.
  perform app_private.send_mail(
    case when envelope.is_test then envelope.to_email when roles.map_to = 'static' then roles.to_email
      else app_private.address_of(app_private.recipient_of(roles, steps)) end,
    'Signed: ' || templates.name, case when app_private.holds_web_address(signed_by) or app_private.hides_characters(signed_by) then ''
      else signed_by end || ' has signed “' || templates.name || '”.',
    app_private.envelope_link(envelope.id, 'signed-document'), 'Open the signed document', 'signed_copies', true)
  from app_public.mapped_signing_templates as templates
  join app_public.signing_roles as roles on roles.mapped_signing_template_id = templates.id and roles.type = 'copy'
  left join app_public.steps on steps.id = envelope.about_step_id
  where templates.id = envelope.mapped_signing_template_id and envelope.step_id is not null;
  return true;
end
$$;

create function app_private.decline_envelope(envelope_id uuid) returns void
language sql volatile set search_path = pg_catalog
as $$
  update app_private.envelopes set status = 'declined' where id = envelope_id and status = 'sent';
  update app_public.sent_signing_documents as sent set status = 'declined'
  where sent.envelope_id = decline_envelope.envelope_id and sent.status = 'sent';
$$;

create function app_private.is_unaltered(envelope app_private.envelopes) returns boolean
language sql stable set search_path = pg_catalog
as $$
  select coalesce(envelope.certificate ->> 'sha256' = encode(sha256(convert_to(envelope.file, 'UTF8')), 'hex')
    and envelope.seal = app_private.seal_of(envelope.file, envelope.certificate)
    and coalesce(app_private.manifest_of(envelope.id) = envelope.file, true), false)
$$;
comment on function app_private.is_unaltered is 'Whether file and certificate are still those that were sealed.';

create function app_private.envelope_documents(template_id uuid) returns jsonb
language sql stable set search_path = pg_catalog
as $$
  select coalesce(jsonb_agg(jsonb_build_object('name', documents.name, 'text', texts.paragraphs) order by documents."order"), '[]')
  from app_public.signing_documents as documents
  join app_private.signing_document_texts as texts on texts.signing_document_id = documents.id
  where documents.mapped_signing_template_id = template_id
$$;
