-- A move shifts the qualifications between, and one that goes leaves no gap: one edit of an allocation at a time.
create function app_private.managed_allocation_qualification(id uuid) returns app_public.allocation_qualifications
language plpgsql volatile set search_path = pg_catalog
as $$
#variable_conflict use_variable
declare
  asked app_public.allocation_qualifications;
begin
  perform app_private.managed_allocation((
    select allocation_id from app_public.allocation_qualifications as found where found.id = id
  ));
  -- Read again: it may have moved while the lock was waited for.
  select * into asked from app_public.allocation_qualifications as found where found.id = id;
  if asked is null then
    perform app_private.refuse('not_found', 'This qualification does not exist.');
  end if;
  return asked;
end
$$;

create function app_private.asked_in_order(allocation_id uuid) returns uuid[]
language sql stable set search_path = pg_catalog
as $$
  select array(
    select id from app_public.allocation_qualifications as asked
    where asked.allocation_id = asked_in_order.allocation_id order by execute_order
  )
$$;

create type app_public.allocation_qualification_patch as (execute_order int, version bigint);
comment on type app_public.allocation_qualification_patch is 'The changed fields; other fields stay.';
comment on column app_public.allocation_qualification_patch.execute_order is 'Its new place, from 1 to n; the others make room.';
comment on column app_public.allocation_qualification_patch.version is 'The version the patch was made from; another one is refused.';

create function app_private.check_version(seen bigint, current bigint) returns void
language plpgsql immutable set search_path = pg_catalog
as $$
begin
  if seen <> current then
    perform app_private.refuse('changed_elsewhere', 'This has been changed elsewhere since it was shown.',
      jsonb_build_object('version', current));
  end if;
end
$$;

create function app_public.update_allocation_qualification_by_id(
  id uuid, patch app_public.allocation_qualification_patch
) returns app_public.allocation_qualifications
language plpgsql volatile security definer set search_path = pg_catalog
as $$
#variable_conflict use_variable
declare
  acting uuid := app_private.require_operation('update_allocation_qualification_by_id');
  asked app_public.allocation_qualifications := app_private.managed_allocation_qualification(id);
begin
  perform app_private.check_version(patch.version, asked.version);
  perform app_private.put_in_order('app_public.allocation_qualifications', 'execute_order', app_private.moved(
    app_private.asked_in_order(asked.allocation_id), asked.id, coalesce(patch.execute_order, asked.execute_order)));
  select * into asked from app_public.allocation_qualifications as moved where moved.id = asked.id;
  return asked;
end
$$;
comment on function app_public.update_allocation_qualification_by_id is 'Moves a qualification to another place.';

create function app_public.delete_allocation_qualification_by_id(id uuid)
returns app_public.allocation_qualifications
language plpgsql volatile security definer set search_path = pg_catalog
as $$
#variable_conflict use_variable
declare
  acting uuid := app_private.require_operation('delete_allocation_qualification_by_id');
  asked app_public.allocation_qualifications := app_private.managed_allocation_qualification(id);
begin
  delete from app_public.allocation_qualifications as gone where gone.id = asked.id;
  perform app_private.put_in_order('app_public.allocation_qualifications', 'execute_order',
    app_private.asked_in_order(asked.allocation_id));
  return asked;
end
$$;
comment on function app_public.delete_allocation_qualification_by_id is
  'Takes a qualification off the allocation; investments already made keep it.';
grant execute on function app_public.update_allocation_qualification_by_id,
  app_public.delete_allocation_qualification_by_id to app_user;
