-- Schemas, the role of every request, the settings of a request, the clock, coded refusals.
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

-- Nothing is callable unless it is granted.
alter default privileges revoke execute on functions from public;

grant usage on schema app_public, app_private to app_user;

create table app_private.clock (
  -- One row, ever.
  id boolean primary key default true check (id),
  -- How far the platform's clock is ahead of the machine's: tests travel by it.
  "offset" interval not null default '0'
);
