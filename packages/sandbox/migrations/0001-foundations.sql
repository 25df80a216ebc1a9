-- Schemas, the role of every request, what a request says about itself, the clock, coded refusals.
create schema app_public;
create schema app_private;
create extension if not exists pgcrypto schema app_private;

do $$
begin
  if not exists (select from pg_roles where rolname = 'app_user') then
    create role app_user nologin;
  end if;
end
$$;
-- An owner that is no superuser has to be a member before it may SET ROLE.
grant app_user to current_user;

-- Nothing is callable unless a migration says so.
alter default privileges revoke execute on functions from public;

grant usage on schema app_public, app_private to app_user;

create function app_private.user_id() returns uuid
language sql stable parallel safe set search_path = pg_catalog
as $$ select nullif(current_setting('app.user_id', true), '')::uuid $$;

create function app_private.account_id() returns uuid
language sql stable parallel safe set search_path = pg_catalog
as $$ select nullif(current_setting('app.account_id', true), '')::uuid $$;

grant execute on function app_private.user_id(), app_private.account_id() to app_user;

create table app_private.clock (
  -- One row, ever.
  id boolean primary key default true check (id),
  -- How far the platform's clock is ahead of the machine's: tests travel by it.
  "offset" interval not null default '0'
);
alter table app_private.clock enable row level security;
insert into app_private.clock default values;

create function app_private.now() returns timestamptz
language sql stable security definer set search_path = pg_catalog
as $$ select now() + (select "offset" from app_private.clock) $$;
comment on function app_private.now() is 'The one clock. Rules and defaults ask it, never now().';

create function app_private.today() returns date
language sql stable security definer set search_path = pg_catalog
as $$ select (app_private.now() at time zone 'utc')::date $$;
comment on function app_private.today() is 'The calendar day in UTC: open days are counted in it.';

grant execute on function app_private.now(), app_private.today() to app_user;

create function app_private.refuse(code text, message text, details jsonb default '{}') returns void
language plpgsql immutable set search_path = pg_catalog
as $$
begin
  raise exception using
    errcode = 'CPSTN', message = message, detail = (details || jsonb_build_object('code', code))::text;
end
$$;
comment on function app_private.refuse is 'Ends the transaction with an error that a reader may see.';
