/*
 * What the accreditation service last said of an investor: how they qualify, since when, and until when that holds. 90 days, the last
 * of them included. A renewal is a process of one step, of the vendor who asked first.
 */
create table app_public.accreditations (
  id uuid primary key default gen_random_uuid(),
  investor_id uuid not null unique references app_public.accounts on delete cascade,
  method text not null check (length(method) between 1 and 50),
  verified_on date not null check (verified_on between '0001-01-01' and '9999-12-31'),
  expires_on date not null check (expires_on between '0001-01-01' and '9999-12-31'),
  -- The accounts of the investment that asked for it.
  issuer_id uuid not null references app_public.accounts on delete restrict,
  owner_id uuid not null references app_public.accounts on delete restrict,
  renewal_id uuid references app_public.processes on delete set null,
  version bigint not null default 1,
  check (expires_on >= verified_on)
);
comment on table app_public.accreditations is 'An investor''s standing as an accredited investor, as the accreditation service said last.';
comment on column app_public.accreditations.method is 'The basis of the accreditation: income, netWorth, license, entity.';
comment on column app_public.accreditations.expires_on is 'The last day it holds.';
comment on column app_public.accreditations.renewal_id is 'The process in which it is or was renewed last.';
create index on app_public.accreditations (issuer_id);
create index on app_public.accreditations (owner_id);
create index on app_public.accreditations (renewal_id);
select app_private.make_live('app_public.accreditations');
select app_private.make_audited('app_public.accreditations');

alter table app_public.accreditations enable row level security;
create policy select_own on app_public.accreditations for select using (
  investor_id = (select app_private.account_id())
);
grant select (id, investor_id, method, verified_on, expires_on, renewal_id, version) on app_public.accreditations to app_user;
select app_private.omit_hidden_keys();

create function app_private.accreditation_days() returns int
language sql immutable set search_path = pg_catalog
as $$ select 90 $$;
comment on function app_private.accreditation_days is 'The number of days what the service said holds.';

create function app_private.note_accreditation() returns trigger
language plpgsql volatile security definer set search_path = pg_catalog
as $$
begin
  insert into app_public.accreditations as known (investor_id, method, verified_on, expires_on, issuer_id, owner_id)
  values (new.investor_id, left(new.output_data ->> 'method', 50), app_private.today(),
    app_private.today() + app_private.accreditation_days(), new.issuer_id, new.owner_id)
  on conflict (investor_id) do update set
    method = excluded.method, verified_on = excluded.verified_on, expires_on = excluded.expires_on;
  return null;
end
$$;
create trigger note_accreditation after update of status on app_public.steps
  for each row when (
    new.service = 'investready' and new.status = 'complete' and old.status <> 'complete'
    and coalesce(new.output_data ->> 'method', '') <> ''
  )
  execute function app_private.note_accreditation();

select app_private.allow('renew_accreditation', '{investor}');

create function app_public.renew_accreditation() returns app_public.processes
language plpgsql volatile security definer set search_path = pg_catalog
as $$
declare
  investor uuid := app_private.require_operation('renew_accreditation');
  known app_public.accreditations;
  process app_public.processes;
begin
  select * into known from app_public.accreditations where investor_id = investor for update;
  if known.id is null then
    perform app_private.refuse('not_found', 'There is no accreditation to renew.');
  end if;
  -- One that is under way continues.
  select processes.* into process from app_public.processes
  join app_public.steps on steps.id = processes.current_step
  where processes.id = known.renewal_id and steps.status in ('in_progress', 'processing', 'retry', 'restart');
  if process.id is not null then
    return process;
  end if;
  insert into app_public.processes (name, investor_id, issuer_id, owner_id)
  values ('Accreditation renewal', investor, known.issuer_id, known.owner_id) returning * into process;
  perform app_private.copy_vendor_steps(process.id, $steps$[{
    "type": "async_iframe", "service": "investready", "schema": { "title": "Accreditation" },
    "renderAttributes": {
      "title": "Accreditation", "progressBarTitle": "Accreditation",
      "instructions": "InvestReady checks that you are still an accredited investor. Sign in there and say how you qualify.",
      "languages": { "de": {
        "title": "Akkreditierung", "progressBarTitle": "Akkreditierung",
        "instructions": "InvestReady prüft, ob Sie weiterhin ein akkreditierter Anleger sind. Melden Sie sich dort an und sagen Sie, wie Sie sich qualifizieren."
      } }
    }
  }]$steps$);
  update app_public.processes set current_step = (select id from app_public.steps where process_id = process.id)
  where id = process.id returning * into process;
  update app_public.accreditations set renewal_id = process.id where id = known.id;
  return process;
end
$$;
comment on function app_public.renew_accreditation is
  'Begins to renew the accreditation, or goes on: a process of one step at the accreditation service.';
grant execute on function app_public.renew_accreditation to app_user;
