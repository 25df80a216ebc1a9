-- Capital deployments: money of a round put to work; the round's total follows, each from its day on.
create table app_public.capital_deployments (
  id uuid primary key default gen_random_uuid(),
  round_id uuid not null references app_public.rounds on delete cascade,
  -- Copied from the round by a trigger.
  issuer_id uuid not null references app_public.accounts on delete restrict,
  amount numeric(38, 18) not null check (amount > 0 and amount <> 'NaN'),
  -- US dollars, so that the total below is a sum.
  currency int not null default 1 check (currency = 1) references app_public.currencies on delete restrict,
  paid_on date not null,
  note text not null check (length(btrim(note)) between 1 and 2000),
  version bigint not null default 1,
  created_on timestamptz not null default app_private.now()
);
comment on table app_public.capital_deployments is 'Money of a round that was put to work.';
comment on column app_public.capital_deployments.amount is 'Money, in its currency.';
comment on column app_public.capital_deployments.paid_on is 'The day the money went out.';
create index on app_public.capital_deployments (round_id, paid_on desc, id);
create index on app_public.capital_deployments (issuer_id);
create index on app_public.capital_deployments (currency);
select app_private.make_live('app_public.capital_deployments');
select app_private.make_writable('app_public.capital_deployments', 'capital_deployment');

create function app_private.own_capital_deployment() returns trigger
language plpgsql volatile security definer set search_path = pg_catalog
as $$
begin
  select issuer_id into new.issuer_id from app_public.rounds where id = new.round_id;
  if new.issuer_id is null or coalesce(app_private.account_id(), new.issuer_id) <> new.issuer_id then
    perform app_private.refuse('not_found', 'There is nothing here.');
  end if;
  return new;
end
$$;
create trigger own_capital_deployment before insert on app_public.capital_deployments
  for each row execute function app_private.own_capital_deployment();

create function app_private.sum_deployments_of(round uuid) returns void
language plpgsql volatile security definer set search_path = pg_catalog
as $$
begin
  -- With the round locked the sum below sees every deployment that was written before.
  perform from app_public.rounds where id = round for no key update;
  update app_public.rounds set total_capital_deployed = deployed.total
  from (
    select coalesce(sum(amount), 0) as total from app_public.capital_deployments
    where round_id = round and paid_on <= app_private.today()
  ) as deployed
  where rounds.id = round and rounds.total_capital_deployed <> deployed.total;
end
$$;
comment on function app_private.sum_deployments_of is 'Records the capital that a round has deployed up to today.';

create function app_private.count_deployment(deployment_id uuid) returns void
language plpgsql volatile security definer set search_path = pg_catalog
as $$
declare
  deployment app_public.capital_deployments;
begin
  select * into deployment from app_public.capital_deployments where id = deployment_id;
  if deployment.id is not null then
    perform app_private.sum_deployments_of(deployment.round_id);
    perform app_private.await_deployment(deployment);
  end if;
end
$$;
comment on function app_private.count_deployment is 'Counts a deployment whose day has come; the job of that day.';

create function app_private.await_deployment(deployment app_public.capital_deployments) returns void
language plpgsql volatile security definer set search_path = pg_catalog
as $$
begin
  if deployment.paid_on > app_private.today() then
    perform app_private.enqueue('count_deployment', deployment.id,
      deployment.paid_on::timestamp at time zone 'UTC' - app_private.now());
  end if;
end
$$;
comment on function app_private.await_deployment is 'Has a deployment of a day to come counted on that day.';

create function app_private.sum_deployments() returns trigger
language plpgsql volatile security definer set search_path = pg_catalog
as $$
begin
  perform app_private.sum_deployments_of(case when tg_op = 'DELETE' then old.round_id else new.round_id end);
  if tg_op <> 'DELETE' then
    perform app_private.await_deployment(new);
  end if;
  return null;
end
$$;
create trigger sum_deployments after insert or update of amount, paid_on or delete on app_public.capital_deployments
  for each row execute function app_private.sum_deployments();

alter table app_public.capital_deployments enable row level security;
create policy select_own on app_public.capital_deployments for select using (
  issuer_id = (select app_private.account_id())
);
create policy insert_own on app_public.capital_deployments for insert with check (
  issuer_id = (select app_private.account_id())
);
create policy update_own on app_public.capital_deployments for update using (
  issuer_id = (select app_private.account_id())
);
create policy delete_own on app_public.capital_deployments for delete using (
  issuer_id = (select app_private.account_id())
);
grant select, delete, insert (round_id, amount, currency, paid_on, note),
  update (amount, currency, paid_on, note, version) on app_public.capital_deployments to app_user;
