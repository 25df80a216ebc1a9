-- A completed form shows its answers: those that are stored for later forms, and none that is stored encrypted.
create function app_private.show_given_answers() returns trigger
language plpgsql volatile security definer set search_path = pg_catalog
as $$
begin
  new.output_data := new.output_data || jsonb_build_object('answers', coalesce((
    select jsonb_object_agg(known.key, known.answer)
    from app_public.instanced_account_informations as known
    join app_public.vendor_qualifications as vendors on vendors.account_id = known.account_id
    where vendors.id = new.vendor_qualification_id and known.investor_id = new.investor_id
      -- Given in this form; a question left blank has an older answer, of another form.
      and known.answered_on = app_private.now()
      and known.key in (select asked ->> 'key' from jsonb_array_elements(app_private.step_fields(new.schema)) as fields (asked))
  ), '{}'));
  return new;
end
$$;
-- After own_step, which says whose step it is: triggers fire in the order of their names.
create trigger show_given_answers before update of status on app_public.steps
  for each row when (
    new.status = 'complete' and old.status <> 'complete' and new.type = 'form' and new.vendor_qualification_id is not null
  )
  execute function app_private.show_given_answers();
