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

-- The limit of the units of a book on a past day: the audit has every change of a limit, from the first one on.
create function app_private.figure_on(table_name text, row_id uuid, figure text, day date, now numeric) returns numeric
language sql stable security definer set search_path = pg_catalog
as $$
  -- The value before the first change after the end of the day; null is a limit that was not set.
  select (coalesce((
    select changes.before -> figure
    from app_public.changes join app_public.operations on operations.id = changes.operation_id
    where changes."table" = table_name and changes.row_id = figure_on.row_id::text and changes.verb = 'update'
      and changes.before ? figure and operations.outcome = 'done'
      and operations.created_on >= (day + 1)::timestamp at time zone 'UTC'
    order by changes.id limit 1
  ), to_jsonb(now), 'null') #>> '{}')::numeric
$$;
comment on function app_private.figure_on is 'A figure of a row at the end of a day, calculated from the changes in the audit.';
