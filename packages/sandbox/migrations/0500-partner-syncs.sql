-- Asking a partner for its lists takes a moment: a row here is the errand, run by a worker outside any transaction.
create table app_private.partner_syncs (
  id uuid primary key default gen_random_uuid(),
  partner text not null check (partner in ('signing', 'payment')),
  -- The signing or the payment account; one errand at a time.
  target_id uuid not null unique,
  -- Until when a worker has it. Whoever finds it after that takes it over: the worker is gone.
  leased_until timestamptz,
  created_on timestamptz not null default app_private.now()
);
alter table app_private.partner_syncs enable row level security;

create function app_private.ask_for_sync(partner text, target_id uuid) returns void
language sql volatile set search_path = pg_catalog
as $$
  insert into app_private.partner_syncs (partner, target_id) values (ask_for_sync.partner, ask_for_sync.target_id)
  on conflict on constraint partner_syncs_target_id_key do nothing;
  select pg_notify('partner_sync', ask_for_sync.partner);
$$;
comment on function app_private.ask_for_sync is 'Tells the workers, who hear of it once the transaction has committed.';

create function app_private.lease_sync() returns setof app_private.partner_syncs
language sql volatile set search_path = pg_catalog
as $$
  update app_private.partner_syncs set leased_until = app_private.now() + interval '30 seconds'
  where id = (
    select id from app_private.partner_syncs
    where leased_until is null or leased_until < app_private.now()
    order by created_on, id limit 1
    -- Two servers never run the same errand.
    for update skip locked
  )
  returning *
$$;
comment on function app_private.lease_sync is 'The next errand for a worker; none when there is nothing to do.';

create function app_private.end_sync(sync_id uuid) returns uuid
language sql volatile set search_path = pg_catalog
as $$ delete from app_private.partner_syncs where id = sync_id returning target_id $$;
comment on function app_private.end_sync is 'What was synced; null when another worker has ended it already.';
