-- A change says whose row it is, so that lists hear of it without a question: of a new row nobody knows the id yet,
-- and a row that is gone cannot be asked for.
create function app_private.owners_of(changed jsonb) returns jsonb
language sql immutable set search_path = pg_catalog
as $$
  select coalesce(jsonb_agg(distinct owner), '[]')
  from unnest(array['investor_id', 'issuer_id', 'owner_id', 'agent_id', 'account_id', 'user_id', 'uploaded_by',
    'recipient_id', 'broker_id', 'ats_id', 'seller_id', 'buyer_id']) as name
  cross join lateral (select changed ->> name) as named (owner)
  where owner is not null
$$;
comment on function app_private.owners_of is 'The accounts and the person whose columns of a row name them.';

create or replace function app_private.notify_change() returns trigger
language plpgsql volatile security definer set search_path = pg_catalog
as $$
declare
  changed record := case when tg_op = 'DELETE' then old else new end;
  owners jsonb := app_private.owners_of(to_jsonb(changed));
begin
  if tg_table_name = 'accounts' then
    owners := jsonb_build_array(changed.id);
  elsif tg_op = 'UPDATE' then
    owners := owners || app_private.owners_of(to_jsonb(old));
  end if;
  perform pg_notify('app_change', jsonb_build_object(
    'table', tg_table_name,
    'id', changed.id,
    'version', changed.version + (tg_op = 'DELETE')::int,
    'owners', owners
  )::text);
  return null;
end
$$;
