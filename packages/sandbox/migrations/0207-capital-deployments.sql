-- Capital deployments: money of a round put to work; the round's total follows.
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

create function app_private.sum_deployments() returns trigger
language plpgsql volatile security definer set search_path = pg_catalog
as $$
declare
  changed uuid := case when tg_op = 'DELETE' then old.round_id else new.round_id end;
begin
  -- With the round locked the sum below sees every deployment that was written before.
  perform from app_public.rounds where id = changed for no key update;
  update app_public.rounds set total_capital_deployed = (
    select coalesce(sum(amount), 0) from app_public.capital_deployments where round_id = changed
  ) where id = changed;
  return null;
end
$$;
create trigger sum_deployments after insert or update of amount or delete on app_public.capital_deployments
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
grant select, insert (round_id, amount, currency, paid_on, note),
  update (amount, currency, paid_on, note, version) on app_public.capital_deployments to app_user;
