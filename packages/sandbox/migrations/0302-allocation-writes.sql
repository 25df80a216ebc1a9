-- Allocations: an issuer slices its own rounds, a broker the rounds it was invited to and has accepted.
create function app_private.claim_allocation() returns trigger
language plpgsql volatile security definer set search_path = pg_catalog
as $$
declare
  acting uuid := app_private.account_id();
begin
  -- A request cannot name an owner; the seed and the platform's own functions do.
  if new.owner_id is null then
    if not exists (select from app_public.rounds where id = new.round_id and issuer_id = acting) and not exists (
      select from app_public.broker_allocations
      where round_id = new.round_id and broker_id = acting and status = 'accepted'
    ) then
      perform app_private.refuse('not_found', 'This round does not exist.');
    end if;
    new.owner_id := acting;
  end if;
  return new;
end
$$;
create trigger claim_allocation before insert on app_public.allocations
  for each row execute function app_private.claim_allocation();

create function app_private.check_allocation() returns trigger
language plpgsql volatile security definer set search_path = pg_catalog
as $$
begin
  if btrim(new.name) = '' then
    perform app_private.refuse_field('name', 'Name is a required field.');
  elsif new.closes_on < new.opens_on then
    perform app_private.refuse_field('closesOn', 'It closes before it opens.');
  elsif tg_op = 'UPDATE' and old.status = 'stale'
    and to_jsonb(new) - '{status,version}'::text[] <> to_jsonb(old) - '{status,version}'::text[] then
    perform app_private.refuse('allocation_stale', 'A stale allocation is read-only: change its status first.');
  end if;
  return new;
end
$$;
-- Its name puts it before the version is counted.
create trigger check_allocation before insert or update on app_public.allocations
  for each row execute function app_private.check_allocation();

select app_private.make_writable('app_public.allocations', 'allocation');
create policy insert_own on app_public.allocations for insert with check (
  owner_id = (select app_private.account_id())
);
create policy update_own on app_public.allocations for update using (
  owner_id = (select app_private.account_id())
);
grant
  insert (round_id, name, opens_on, closes_on, status, managed_units, min_units, max_units),
  update (name, opens_on, closes_on, status, managed_units, min_units, max_units, version)
  on app_public.allocations to app_user;
