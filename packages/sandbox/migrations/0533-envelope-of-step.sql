-- The envelope an investor signs in a step; made when the step is opened, or when it begins and is signed by e-mail.
create function app_private.template_of_step(step app_public.steps) returns app_public.mapped_signing_templates
language sql stable set search_path = pg_catalog
as $$
  select templates from app_public.mapped_signing_templates as templates
  where templates.vendor_qualification_id = step.vendor_qualification_id and templates.locked
$$;

create function app_private.investor_role(template_id uuid) returns app_public.signing_roles
language sql stable set search_path = pg_catalog
as $$
  select roles from app_public.signing_roles as roles
  where mapped_signing_template_id = template_id and type = 'signer' and map_to = 'investor' order by "order" limit 1
$$;

create function app_private.open_set_of(step_id uuid) returns uuid
language sql stable set search_path = pg_catalog
as $$
  select set_id from app_private.envelopes
  where about_step_id = open_set_of.step_id and not exists (
    select from app_private.envelopes as stopped where stopped.set_id = envelopes.set_id and stopped.status = 'declined'
  )
  order by created_on desc limit 1
$$;
comment on function app_private.open_set_of is 'The envelopes of a step that are to be signed, or are signed: none of them was declined.';

create function app_private.signer_count(step_id uuid) returns bigint
language sql stable set search_path = pg_catalog
as $$
  select case when open_set is null
    then (select count(*) from app_private.signers_for(app_private.investor_role((template).id), step))
    else (
      select count(*) from app_private.envelopes
      where set_id = open_set and envelopes.step_id = signer_count.step_id
    ) end
  from (
    select steps as step, app_private.template_of_step(steps) as template, app_private.open_set_of(steps.id) as open_set
    from app_public.steps where id = signer_count.step_id
  ) as about
$$;
comment on function app_private.signer_count is 'The number of persons who sign for the investor in a step.';

create function app_private.open_envelope_of(step_id uuid, reader uuid default null) returns uuid
language sql stable set search_path = pg_catalog
as $$
  select id from app_private.envelopes
  where envelopes.step_id = open_envelope_of.step_id and set_id = app_private.open_set_of(open_envelope_of.step_id)
    and (reader is null or app_private.signs_as(envelopes, reader))
  order by (status = 'sent' and invited_on is not null) desc, status = 'sent' desc, signing_order, place limit 1
$$;
comment on function app_private.open_envelope_of is
  'The envelope that a user signs next in a step, or the last one signed; without a user, of any of its parties.';

create function app_private.draft_of_step(step_id uuid) returns app_private.envelopes
language sql stable set search_path = pg_catalog
as $$
  select app_private.draft_envelope(app_private.investor_role((template).id), step, template)
  from (
    select steps as step, app_private.template_of_step(steps) as template from app_public.steps where id = step_id
  ) as about
$$;
comment on function app_private.draft_of_step is 'The draft of the documents that the investor will sign, shown before they are made.';

create function app_private.envelope_of_step(step_id uuid, reader uuid default null) returns uuid
language plpgsql volatile set search_path = pg_catalog
as $$
declare
  step app_public.steps;
  template app_public.mapped_signing_templates;
  new_set uuid := gen_random_uuid();
begin
  -- Two tabs that open the step at once get the same envelope.
  select * into step from app_public.steps where id = envelope_of_step.step_id for no key update;
  if step.id is null then
    return null;
  end if;
  if app_private.open_set_of(step.id) is null then
    template := app_private.template_of_step(step);
    perform app_private.send_to_role(others, step, template, new_set) from app_public.signing_roles as others
    where others.mapped_signing_template_id = template.id and others.type = 'signer' and others.map_to <> 'investor';
    perform app_private.send_to_role(app_private.investor_role(template.id), step, template, new_set);
    perform app_private.invite_signers(new_set, reader);
  end if;
  return app_private.open_envelope_of(step.id, reader);
end
$$;
comment on function app_private.envelope_of_step is
  'Sends the documents of a step to every signer once, and again after one of them declined.';

create function app_private.send_by_email() returns trigger
language plpgsql volatile security definer set search_path = pg_catalog
as $$
begin
  perform app_private.envelope_of_step(new.id);
  return null;
end
$$;
create trigger send_by_email after insert or update of status on app_public.steps
  for each row when (new.status = 'in_progress' and new.service = 'docusign' and new.type = 'link')
  execute function app_private.send_by_email();
