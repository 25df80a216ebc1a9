-- Test mode: every role of a template is sent its documents at one address, with test values that say whose they are.
create function app_public.test_mapped_signing_template(mapped_signing_template_id uuid, email text)
returns setof app_public.sent_signing_documents
language plpgsql volatile security definer set search_path = pg_catalog
as $$
#variable_conflict use_column
declare
  vendor uuid := app_private.require_operation('test_mapped_signing_template');
  template app_public.mapped_signing_templates;
  role app_public.signing_roles;
  envelope app_private.envelopes;
  new_set uuid := gen_random_uuid();
begin
  select * into template from app_public.mapped_signing_templates
  where id = test_mapped_signing_template.mapped_signing_template_id and account_id = vendor;
  if template.id is null then
    perform app_private.refuse('not_found', 'This template does not exist.');
  elsif template.deleted then
    perform app_private.refuse('template_deleted', 'This template has been deleted.');
  end if;
  perform app_private.refuse_fields(jsonb_build_object('email', case
    when not app_private.is_email(btrim(email)) then 'Valid email required' end));
  for role in
    select * from app_public.signing_roles
    where mapped_signing_template_id = template.id and type = 'signer' order by "order"
  loop
    insert into app_private.envelopes
      (account_id, mapped_signing_template_id, role_name, to_name, to_email, is_test, field_values, set_id, signing_order, place)
    values (vendor, template.id, role.name, role.name, btrim(email), true,
      app_private.field_values(template.id, '{}', true), new_set, role."order", role."order") returning * into envelope;
    perform app_private.list_documents(envelope, template.name);
    return query select * from app_public.sent_signing_documents where envelope_id = envelope.id order by name, id;
  end loop;
  perform app_private.invite_signers(new_set);
end
$$;
comment on function app_public.test_mapped_signing_template is
  'Sends a template to one address in the name of every role, with test values followed by the name of the role.';
grant execute on function app_public.test_mapped_signing_template to app_user;
