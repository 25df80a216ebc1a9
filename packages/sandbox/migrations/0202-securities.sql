-- Securities: made and edited by their issuer, listed on an ATS.
select app_private.make_writable('app_public.securities', 'security');

create policy update_own on app_public.securities for update using (
  issuer_id = (select app_private.account_id())
);
grant update (name, ticker, total, unit_value, version) on app_public.securities to app_user;

create function app_public.create_security(name text, total numeric, symbol text default null)
returns app_public.securities
language plpgsql volatile security definer set search_path = pg_catalog
as $$
declare
  issuer uuid := app_private.require_operation('create_security');
  made app_public.securities;
begin
  insert into app_public.securities (issuer_id, name, total, ticker)
  values (issuer, name, total, nullif(symbol, '')) returning * into made;
  return made;
end
$$;
comment on function app_public.create_security is 'Makes a security of the issuer; the symbol is its ticker.';

create function app_public.securities_latest_value(securities app_public.securities) returns numeric
language sql immutable set search_path = pg_catalog
as $$ select securities.unit_value * securities.total $$;
comment on function app_public.securities_latest_value is
  E'@figure ENTITY-018\nThe value of a unit times the total, in US dollars.';
grant execute on function app_public.create_security, app_public.securities_latest_value to app_user;

create table app_public.listings (
  id uuid primary key default gen_random_uuid(),
  security_id uuid not null unique references app_public.securities on delete cascade,
  ats_id uuid not null references app_public.accounts on delete restrict,
  -- Copied from the security by a trigger.
  issuer_id uuid not null references app_public.accounts on delete restrict,
  version bigint not null default 1,
  created_on timestamptz not null default app_private.now()
);
comment on table app_public.listings is 'A security that is traded on an ATS.';
create index on app_public.listings (ats_id);
create index on app_public.listings (issuer_id);
select app_private.make_live('app_public.listings');
select app_private.make_audited('app_public.listings');

create function app_private.own_listing() returns trigger
language plpgsql volatile security definer set search_path = pg_catalog
as $$
begin
  select issuer_id into strict new.issuer_id from app_public.securities where id = new.security_id;
  perform app_private.show(new.ats_id, new.security_id, new.issuer_id);
  perform app_private.show(new.issuer_id, new.ats_id);
  return new;
end
$$;
create trigger own_listing before insert or update of security_id, ats_id on app_public.listings
  for each row execute function app_private.own_listing();

alter table app_public.listings enable row level security;
create policy select_own on app_public.listings for select using (
  issuer_id = (select app_private.account_id())
  or ats_id = (select app_private.account_id())
);
grant select (id, security_id, ats_id, version, created_on) on app_public.listings to app_user;
