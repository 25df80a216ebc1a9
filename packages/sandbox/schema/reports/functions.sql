-- One type at a time, so that two administrators who change different boxes at the same time both succeed.
create function app_public.offer_report(report_id uuid, account_type text, is_offered boolean) returns app_public.reports
language plpgsql volatile security definer set search_path = pg_catalog
as $$
declare
  types constant text[] := '{issuer,broker}';
  offered app_public.reports;
begin
  perform app_private.require_operation('offer_report');
  if coalesce(offer_report.account_type <> all (types), true) then
    perform app_private.refuse_field('accountType', 'reportTypeNone');
  elsif offer_report.is_offered is null then
    perform app_private.refuse_field('isOffered', 'valueMissing');
  end if;
  update app_public.reports
  set account_types = array(
    select type from unnest(types) with ordinality as known (type, nr)
    where case type when offer_report.account_type then offer_report.is_offered else type = any (reports.account_types) end
    order by nr)
  where id = offer_report.report_id
  returning * into offered;
  if not found then
    perform app_private.refuse('not_found', 'nothingHere');
  end if;
  return offered;
end
$$;
comment on function app_public.offer_report is
  'Offers a report to a type of accounts, or stops offering it. A repeated call changes nothing.';

create function app_private.notify_report_readers() returns trigger
language plpgsql volatile security definer set search_path = pg_catalog
as $$
declare
  readers text[];
begin
  select array_agg(distinct reader) into readers from (
    select unnest('{admin}'::text[] || account_types) as reader
    from (
      (select id, name, path, account_types, enabled from old_rows
        except select id, name, path, account_types, enabled from new_rows)
      union all
      (select id, name, path, account_types, enabled from new_rows
        except select id, name, path, account_types, enabled from old_rows)
    ) as differing
  ) as changed;
  if readers is not null then
    perform pg_notify('app_change', json_build_object('table', 'reports', 'any', to_json(readers))::text);
  end if;
  return null;
end
$$;
