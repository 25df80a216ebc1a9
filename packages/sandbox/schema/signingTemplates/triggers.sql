select app_private.make_live('app_public.signing_accounts', 'account_id');
select app_private.make_audited('app_public.signing_accounts');
select app_private.show_as_written('app_public.signing_accounts', 'name');

select app_private.make_live('app_public.signing_templates', 'account_id');
select app_private.make_audited('app_public.signing_templates');

select app_private.make_live('app_public.mapped_signing_templates', 'account_id');
create trigger own_mapped_template before insert on app_public.mapped_signing_templates
  for each row execute function app_private.own_mapped_template();
-- Triggers fire in the order of their names: the owner is known here.
create trigger refuse_taken_name before insert on app_public.mapped_signing_templates
  for each row execute function app_private.refuse_taken_name();
create trigger fill_mapped_template after insert on app_public.mapped_signing_templates
  for each row execute function app_private.fill_mapped_template();
create trigger check_template_state
  before update of locked, active, deleted, qualification_step_type on app_public.mapped_signing_templates
  for each row execute function app_private.check_template_state();
create trigger follow_template_lock after update of locked on app_public.mapped_signing_templates
  for each row when (old.locked is distinct from new.locked) execute function app_private.follow_template_lock();

-- After check_template_state: triggers fire in the order of their names.
create trigger qualify_by_template before update of locked, active, deleted on app_public.mapped_signing_templates
  for each row execute function app_private.qualify_by_template();
select app_private.show_as_written('app_public.mapped_signing_templates', '@name');

select app_private.make_live('app_public.signing_roles', 'account_id');
create trigger check_role before update of map_to, to_name, to_email on app_public.signing_roles
  for each row execute function app_private.check_role();
create trigger follow_role after update of map_to on app_public.signing_roles
  for each row execute function app_private.follow_role();
select app_private.show_as_written('app_public.signing_roles', '@to_name', 'to_email');

select app_private.make_live('app_public.signing_documents', 'account_id');
select app_private.make_audited('app_public.signing_documents');

select app_private.make_live('app_public.signing_fields', 'account_id');
create trigger check_field before update of map_to, value on app_public.signing_fields
  for each row execute function app_private.check_field();
create trigger share_value after update of map_to, value on app_public.signing_fields
  for each row execute function app_private.share_value();
select app_private.show_as_written('app_public.signing_fields', '*value');

select app_private.make_live('app_public.mapped_signing_template_question_sets', 'account_id');
create trigger check_template_questions before insert or delete on app_public.mapped_signing_template_question_sets
  for each row execute function app_private.check_template_questions();
