select app_private.make_live('app_public.processes', 'investor_id', 'issuer_id', 'owner_id');
select app_private.make_audited('app_public.processes');
create trigger finish_integration after update of status on app_public.processes
  for each row when (new.status = 'complete' and old.status <> 'complete')
  execute function app_private.finish_integration();
create trigger finish_parent after update of status on app_public.processes
  for each row when (new.status = 'complete' and old.status <> 'complete' and new.parent_step_id is not null)
  execute function app_private.finish_parent();

select app_private.make_live('app_public.steps', 'investor_id', 'issuer_id', 'owner_id');
create trigger own_step before insert or update of process_id on app_public.steps
  for each row execute function app_private.own_step();
create trigger reject_qualification after update of status on app_public.steps
  for each row when (old.status <> new.status and 'failed' in (old.status, new.status))
  execute function app_private.reject_qualification();

-- Known data of an investor may be the answer to any question of a form.
select app_private.make_audited('app_public.steps', '{dynamic_data,output_data}');

-- After own_step, which sets the owner of the step: triggers fire in the order of their names.
create trigger recall_answers before insert or update of status on app_public.steps
  for each row when (new.status = 'in_progress' and new.type = 'form' and new.vendor_qualification_id is not null)
  execute function app_private.recall_answers();
create trigger send_by_email after insert or update of status on app_public.steps
  for each row when (new.status = 'in_progress' and new.service = 'docusign' and new.type = 'link')
  execute function app_private.send_by_email();
create trigger nest_steps after insert on app_public.steps
  for each row when (new.type = 'custom' and jsonb_typeof(new.schema -> 'nested') = 'array')
  execute function app_private.nest_steps();
create trigger end_drafts after update of status on app_public.steps
  for each row when (new.status = 'complete' and old.status <> 'complete')
  execute function app_private.end_drafts();

-- After own_step, which sets the owner of the step: triggers fire in the order of their names.
create trigger show_given_answers before update of status on app_public.steps
  for each row when (
    new.status = 'complete' and old.status <> 'complete' and new.type = 'form' and new.vendor_qualification_id is not null
  )
  execute function app_private.show_given_answers();
create trigger note_accreditation after update of status on app_public.steps
  for each row when (
    new.service = 'investready' and new.status = 'complete' and old.status <> 'complete'
    and coalesce(new.output_data ->> 'method', '') <> ''
  )
  execute function app_private.note_accreditation();

-- Only operations of the audit are reported, not the seed or staged rows of an import.
create trigger write_events after update of status, attempts on app_public.steps for each row
  when (current_setting('app.operation_id', true) <> '' and current_setting('app.staging', true) is distinct from 'on'
    and ((new.status = 'complete' and old.status <> 'complete') or new.attempts > old.attempts))
  execute function app_private.write_step_events();

create trigger check_provider_task before insert or update of provider, action, step_id, envelope_id on app_private.step_callbacks
  for each row execute function app_private.check_provider_task();
