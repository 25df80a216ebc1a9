-- Whether a row may be managed: its allocation's owner does, as long as its state allows.
create function app_private.may_see_row(row_id uuid) returns boolean
language sql stable set search_path = pg_catalog
as $$
  select exists (
    select from app_private.visible_rows as visible
    where visible.row_id = may_see_row.row_id and visible.account_id = app_private.account_id()
  )
$$;

create function app_private.is_stale(allocation_id uuid) returns boolean
language sql stable set search_path = pg_catalog
as $$ select exists (select from app_public.allocations where id = allocation_id and status = 'stale') $$;

create function app_private.check_not_stale(allocation_id uuid) returns void
language plpgsql stable set search_path = pg_catalog
as $$
begin
  if app_private.is_stale(allocation_id) then
    perform app_private.refuse('allocation_stale', 'A stale allocation is read-only: change its status first.');
  end if;
end
$$;
comment on function app_private.check_not_stale is 'Refuses what would change a stale allocation, or anything in it.';

create function app_private.managed_allocation(allocation_id uuid) returns app_public.allocations
language plpgsql volatile security definer set search_path = pg_catalog
as $$
declare
  allocation app_public.allocations;
  acting uuid := app_private.account_id();
begin
  select * into allocation from app_public.allocations where id = allocation_id for no key update;
  if allocation.owner_id is distinct from acting then
    if allocation.issuer_id = acting or app_private.may_see_row(allocation.id) then
      perform app_private.refuse('not_allowed', 'Operation not allowed');
    end if;
    perform app_private.refuse('not_found', 'This allocation does not exist.');
  end if;
  perform app_private.check_not_stale(allocation.id);
  return allocation;
end
$$;
comment on function app_private.managed_allocation is 'The allocation, locked, when the account acted for may edit it.';

create function app_private.investor_name(investor uuid) returns text
language sql stable set search_path = pg_catalog
as $$ select coalesce(contact_name, name) from app_public.accounts where id = investor $$;

create function app_private.check_unlocked(distribution app_public.distributions) returns void
language plpgsql stable security definer set search_path = pg_catalog
as $$
begin
  if distribution.status = 'deleted' then
    perform app_private.refuse('distribution_deleted', 'This distribution has been deleted.');
  elsif distribution.locked then
    perform app_private.refuse('distribution_locked', 'A locked distribution cannot be edited.',
      jsonb_build_object('name', app_private.investor_name(distribution.investor_id)));
  end if;
end
$$;

create function app_private.managed_distribution(distribution_id uuid) returns app_public.distributions
language plpgsql volatile security definer set search_path = pg_catalog
as $$
declare
  distribution app_public.distributions;
  acting uuid := app_private.account_id();
begin
  select * into distribution from app_public.distributions where id = distribution_id for no key update;
  if distribution.owner_id is distinct from acting then
    if acting in (distribution.issuer_id, distribution.investor_id, distribution.agent_id) then
      perform app_private.refuse('not_allowed', 'Operation not allowed');
    end if;
    perform app_private.refuse('not_found', 'This distribution does not exist.');
  end if;
  perform app_private.check_not_stale(distribution.allocation_id);
  return distribution;
end
$$;
comment on function app_private.managed_distribution is
  'The distribution, locked against others, when the account acted for owns its allocation and the allocation is not stale.';

create function app_private.check_part(distribution_id uuid, states text) returns void
language plpgsql volatile security definer set search_path = pg_catalog
as $$
declare
  distribution app_public.distributions := app_private.managed_distribution(distribution_id);
begin
  -- Locked investments still receive payments.
  if states = 'locked too' and distribution.status <> 'deleted' then
    return;
  end if;
  perform app_private.check_unlocked(distribution);
end
$$;
grant execute on function app_private.check_part to app_user;

create function app_private.check_part_parent() returns trigger
language plpgsql volatile set search_path = pg_catalog
as $$
declare
  part record := case when tg_op = 'DELETE' then old else new end;
begin
  -- As app_user only when the request itself writes: the platform's own functions have asked already.
  if current_user = 'app_user' then
    perform app_private.check_part(part.distribution_id, tg_argv[0]);
  end if;
  return part;
end
$$;

create function app_private.make_part_writable(
  part text, singular text, states text default 'unlocked', verbs text[] default '{insert,update,delete}'
) returns void
language plpgsql volatile set search_path = pg_catalog
as $$
declare
  verb text;
begin
  perform app_private.make_writable(format('app_public.%I', part)::regclass, singular);
  execute format('create trigger check_parent before insert or update or delete on app_public.%I
    for each row execute function app_private.check_part_parent(%L)', part, states);
  foreach verb in array verbs loop
    execute format('create policy %I on app_public.%I for %s %s (owner_id = (select app_private.account_id()))',
      verb || '_own', part, verb, case verb when 'insert' then 'with check' else 'using' end);
  end loop;
end
$$;
comment on function app_private.make_part_writable is
  'Lets the owner of the allocation write rows of a distribution''s part while the distribution is unlocked, or locked too.';
