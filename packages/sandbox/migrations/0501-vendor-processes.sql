-- Processes that a vendor works through: to map a template, a payment issuer, an offering of the payment provider.
create function app_private.copy_vendor_steps(process_id uuid, steps jsonb) returns void
language sql volatile set search_path = pg_catalog
as $$
  insert into app_public.steps (process_id, "order", status, type, service, schema, render_attributes)
  select copy_vendor_steps.process_id, position, case when position = 1 then 'in_progress' else 'not_started' end,
    step ->> 'type', step ->> 'service', coalesce(step -> 'schema', '{}'), coalesce(step -> 'renderAttributes', '{}')
  from jsonb_array_elements(copy_vendor_steps.steps) with ordinality as listed (step, position)
$$;

create function app_private.start_vendor_process(vendor uuid, name text, steps jsonb) returns uuid
language plpgsql volatile set search_path = pg_catalog
as $$
declare
  process uuid;
begin
  -- No investor takes part: the vendor works through it.
  insert into app_public.processes (name, investor_id, issuer_id, owner_id)
  values (start_vendor_process.name, vendor, vendor, vendor) returning id into process;
  perform app_private.copy_vendor_steps(process, steps);
  update app_public.processes set
    current_step = (select id from app_public.steps where process_id = process order by "order" limit 1)
  where id = process;
  return process;
end
$$;
comment on function app_private.start_vendor_process is 'A process of these steps, for a vendor alone.';
