-- The qualifications of an allocation: a new one comes last.
create function app_private.append_qualification() returns trigger
language plpgsql volatile set search_path = pg_catalog
as $$
begin
  -- The seed and the platform's own functions name the place themselves.
  if current_user = 'app_user' then
    new.execute_order := app_private.next_qualification(new.allocation_id, new.vendor_qualification_id);
  end if;
  return new;
end
$$;

create function app_private.next_qualification(allocation_id uuid, qualification_id uuid) returns int
language plpgsql volatile security definer set search_path = pg_catalog
as $$
#variable_conflict use_variable
declare
  -- Locked: two at once come one after the other.
  allocation app_public.allocations := app_private.managed_allocation(allocation_id);
begin
  perform app_private.require_qualification(qualification_id, allocation.owner_id);
  if exists (
    select from app_public.allocation_qualifications as asked
    where asked.allocation_id = allocation.id and asked.vendor_qualification_id = qualification_id
  ) then
    perform app_private.refuse('qualification_exists', 'This qualification is attached already.');
  end if;
  return (select coalesce(max(execute_order), 0) + 1 from app_public.allocation_qualifications as asked
    where asked.allocation_id = allocation.id);
end
$$;
grant execute on function app_private.next_qualification to app_user;
create trigger append_qualification before insert on app_public.allocation_qualifications
  for each row execute function app_private.append_qualification();

select app_private.make_writable('app_public.allocation_qualifications', 'allocation_qualification');
create policy insert_own on app_public.allocation_qualifications for insert with check (
  owner_id = (select app_private.account_id())
);
grant insert (allocation_id, vendor_qualification_id) on app_public.allocation_qualifications to app_user;
