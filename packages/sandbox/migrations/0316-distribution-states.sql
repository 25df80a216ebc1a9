/*
 * The states of a distribution. A locked one can no longer be edited; a deleted one cannot be restored.
 *
 *   from      to
 *   drafted   open, closed
 *   open      drafted, closed
 *   closed    open            (what is pending can be taken up again, not unmade)
 */
create function app_private.may_become(before text, after text) returns boolean
language sql immutable set search_path = pg_catalog
as $$
  select (before, after) in (
    ('drafted', 'open'), ('drafted', 'closed'), ('open', 'drafted'), ('open', 'closed'), ('closed', 'open')
  )
$$;

create function app_private.check_status(distribution app_public.distributions, wanted text) returns void
language plpgsql stable security definer set search_path = pg_catalog
as $$
declare
  investor text;
  other uuid;
begin
  if distribution.locked then
    investor := app_private.investor_name(distribution.investor_id);
    perform app_private.refuse('distribution_locked', 'Cannot update status on locked distribution: ' || investor,
      jsonb_build_object('name', investor));
  elsif not app_private.may_become(distribution.status, wanted) then
    perform app_private.refuse('status_not_allowed',
      format('A %s distribution cannot become %s.', distribution.status, wanted),
      jsonb_build_object('from', distribution.status, 'to', wanted));
  elsif wanted <> 'open' then
    return;
  end if;
  select id into other from app_public.distributions
  where allocation_id = distribution.allocation_id and investor_id = distribution.investor_id
    and status = 'open' and not locked and id <> distribution.id;
  if other is not null then
    perform app_private.refuse('already_open', 'This investor has an open investment in the allocation already.',
      jsonb_build_object('distributionId', other));
  end if;
end
$$;

-- A statement may change thousands of rows of one allocation, which is locked and checked at the first of them.
create function app_private.begin_checking() returns trigger
language plpgsql volatile set search_path = pg_catalog
as $$
begin
  perform set_config('app.checked_allocation', '', true);
  return null;
end
$$;
create trigger begin_checking before update of status, amount on app_public.distributions
  for each statement execute function app_private.begin_checking();

create function app_private.check_distribution() returns trigger
language plpgsql volatile set search_path = pg_catalog
as $$
begin
  -- A patch of an earlier version is refused as such, before its content is checked: next_version comes after.
  if new.version <> old.version or (new.status = old.status and new.amount = old.amount) then
    return new;
  elsif old.status = 'deleted' or new.amount <> old.amount then
    perform app_private.check_unlocked(old);
  end if;
  if current_user = 'app_user' and current_setting('app.checked_allocation', true) is distinct from old.allocation_id::text then
    -- A stale allocation is read-only, with all its content.
    perform app_private.managed_allocation(old.allocation_id);
    perform set_config('app.checked_allocation', old.allocation_id::text, true);
  end if;
  -- Undoing a bulk operation restores a status from any other one; a request cannot claim to do that.
  if new.status <> old.status and current_setting('app.undoing_bulk', true) = 'on' and current_user <> 'app_user' then
    return new;
  end if;
  -- Deleting is the platform's own: a request asks its function to.
  if new.status <> old.status and (new.status <> 'deleted' or current_user = 'app_user') then
    perform app_private.check_status(old, new.status);
  end if;
  return new;
end
$$;
create trigger check_distribution before update of status, amount on app_public.distributions
  for each row execute function app_private.check_distribution();
grant execute on function app_private.check_unlocked, app_private.check_status to app_user;

select app_private.make_writable('app_public.distributions', 'distribution');
create policy update_own on app_public.distributions for update using (
  owner_id = (select app_private.account_id())
);
grant update (status, amount, version) on app_public.distributions to app_user;
