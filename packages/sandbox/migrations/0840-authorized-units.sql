-- What the units of a book were limited to on a day that is over: the audit has every change of a limit, from the first one on.
create function app_private.figure_on(table_name text, row_id uuid, figure text, day date, now numeric) returns numeric
language sql stable security definer set search_path = pg_catalog
as $$
  -- What the first change after the end of the day replaced; null is a limit that was not set.
  select (coalesce((
    select changes.before -> figure
    from app_public.changes join app_public.operations on operations.id = changes.operation_id
    where changes."table" = table_name and changes.row_id = figure_on.row_id::text and changes.verb = 'update'
      and changes.before ? figure and operations.outcome = 'done'
      and operations.created_on >= (day + 1)::timestamp at time zone 'UTC'
    order by changes.id limit 1
  ), to_jsonb(now), 'null') #>> '{}')::numeric
$$;
comment on function app_private.figure_on is 'A figure of a row at the end of a day, by what the audit says replaced it since.';

create function app_public.rounds_total_on(rounds app_public.rounds, day date default null) returns numeric
language sql stable security definer set search_path = pg_catalog
as $$
  select case when rounds.issuer_id = (select app_private.account_id())
    then app_private.figure_on('rounds', rounds.id, 'total', day, rounds.total) end
$$;
comment on function app_public.rounds_total_on is
  'Units that the round could sell, today or at the end of a day; for its issuer alone.';

create function app_public.assets_authorized_total_on(assets app_public.assets, day date default null) returns numeric
language sql stable security definer set search_path = pg_catalog
as $$
  select case when assets.issuer_id = (select app_private.account_id())
    then app_private.figure_on('assets', assets.id, 'authorized_total', day, assets.authorized_total) end
$$;
comment on function app_public.assets_authorized_total_on is
  'Units that could ever exist by what is set today or was at the end of a day, null where nothing was; for its issuer alone.';
grant execute on function app_public.rounds_total_on, app_public.assets_authorized_total_on to app_user;
