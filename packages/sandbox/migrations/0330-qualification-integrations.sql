-- Which integration a qualification works with: its partner's name and logo stand beside it.
alter table app_public.vendor_qualifications
  add integration_id uuid references app_public.integrations on delete set null;
comment on column app_public.vendor_qualifications.integration_id is 'The integration whose provider its steps work with; null for none.';
create index on app_public.vendor_qualifications (integration_id);

create function app_private.find_integration() returns trigger
language plpgsql volatile security definer set search_path = pg_catalog
as $$
begin
  new.integration_id := (select id from app_public.integrations where service = new.service order by id limit 1);
  return new;
end
$$;
create trigger find_integration before insert or update of service on app_public.vendor_qualifications
  for each row when (new.service is not null and new.integration_id is null)
  execute function app_private.find_integration();
