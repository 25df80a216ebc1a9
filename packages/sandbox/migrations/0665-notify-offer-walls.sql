/*
 * Offer walls are live as a whole: readers are notified that any offering may have changed, without a name.
 * Every investor is notified of listed offerings, and invited investors of the others. A wall shows only if
 * units are left, not how many are sold.
 */
comment on type app_public.wall_offering is
  'An offering as it stands on its owner''s wall. Sent as a whole, under wall_offerings.';

-- `readers` are ids of investors, or `investor` for all of them.
create function app_private.notify_offer_wall_readers(readers text[]) returns void
language sql volatile set search_path = pg_catalog
as $$
  -- A payload holds 8,000 bytes.
  select pg_notify('app_change', json_build_object('table', 'wall_offerings', 'any', to_json(readers[first : first + 149]))::text)
  from generate_series(1, cardinality(readers), 150) as first
$$;

create function app_private.notify_offer_walls(changed uuid[], was_listed boolean default false) returns void
language plpgsql volatile set search_path = pg_catalog
as $$
begin
  if was_listed or exists (select from app_public.allocations where id = any (changed) and listed) then
    perform app_private.notify_offer_wall_readers('{investor}');
  else
    perform app_private.notify_offer_wall_readers(array(
      select distinct investor_id::text from app_private.invited_investors where allocation_id = any (changed)));
  end if;
end
$$;
comment on function app_private.notify_offer_walls is 'Notifies the accounts that find these allocations on a wall, or did while they were listed.';

create function app_private.notify_offer_walls_of_allocations() returns trigger
language plpgsql volatile security definer set search_path = pg_catalog
as $$
begin
  case tg_op
    when 'INSERT' then
      perform app_private.notify_offer_walls(array(select id from new_rows where status = 'active'));
    when 'DELETE' then
      perform app_private.notify_offer_walls('{}', exists (select from old_rows where listed and status = 'active'));
    else
      perform app_private.notify_offer_walls(array_agg(id), bool_or(listed))
      from (
        select id, bool_or(listed) as listed
        from (
          (select id, status, listed, opens_on, closes_on, managed_units, min_units from old_rows
            except select id, status, listed, opens_on, closes_on, managed_units, min_units from new_rows)
          union all
          (select id, status, listed, opens_on, closes_on, managed_units, min_units from new_rows
            except select id, status, listed, opens_on, closes_on, managed_units, min_units from old_rows)
        ) as differing
        group by id having bool_or(status = 'active')
      ) as changed
      having count(*) > 0;
  end case;
  return null;
end
$$;
select app_private.install_change_triggers('app_public.allocations', 'notify_offer_walls', 'app_private.notify_offer_walls_of_allocations()');

-- The data that a wall shows of other rows: their columns, and their keys beside an allocation.
create function app_private.notify_offer_walls_of_parts() returns trigger
language plpgsql volatile security definer set search_path = pg_catalog
as $$
declare
  parts uuid[];
  shown uuid[];
begin
  execute format('select array(select id from (select id, %1$s from new_rows except select id, %1$s from old_rows) as changed)',
    tg_argv[0]) into parts;
  if parts <> '{}' then
    execute format('select array(select allocations.id from app_public.allocations join app_public.rounds on rounds.id = round_id
      where allocations.status = ''active'' and array[%s] && $1)', tg_argv[1]) into shown using parts;
    perform app_private.notify_offer_walls(shown);
  end if;
  return null;
end
$$;
create trigger notify_offer_walls after update on app_public.rounds
  referencing old table as old_rows new table as new_rows for each statement
  execute function app_private.notify_offer_walls_of_parts('name, price, total, status, opens_on, closes_on, security_id', 'round_id');
create trigger notify_offer_walls after update on app_public.assets
  referencing old table as old_rows new table as new_rows for each statement
  execute function app_private.notify_offer_walls_of_parts('name', 'rounds.asset_id');
create trigger notify_offer_walls after update on app_public.securities
  referencing old table as old_rows new table as new_rows for each statement
  execute function app_private.notify_offer_walls_of_parts('name, ticker', 'rounds.security_id');
create trigger notify_offer_walls after update on app_public.accounts
  referencing old table as old_rows new table as new_rows for each statement
  execute function app_private.notify_offer_walls_of_parts('name', 'allocations.owner_id, allocations.issuer_id');

-- Sales and releases write the units of one allocation at a time; the allocations of a round share its remaining units.
create function app_private.notify_offer_walls_of_stock() returns trigger
language plpgsql volatile security definer set search_path = pg_catalog
as $$
declare
  sold numeric := 0;
begin
  select sum(units) into sold from new_rows;
  if tg_op = 'UPDATE' then
    sold := sold - (select sum(units) from old_rows);
  end if;
  perform app_private.notify_offer_walls(array(
    select allocations.id
    from app_public.allocations
    join app_public.rounds on rounds.id = round_id
    cross join lateral app_private.unsold_units(allocations, rounds) as unsold
    where allocations.status = 'active'
      and round_id in (select round_id from new_rows join app_public.allocations on allocations.id = allocation_id)
      and (trunc(unsold) < app_private.least_units(allocations)) <> (trunc(unsold + sold) < app_private.least_units(allocations))));
  return null;
end
$$;
create trigger notify_offer_walls_insert after insert on app_private.units_sold
  referencing new table as new_rows for each statement execute function app_private.notify_offer_walls_of_stock();
create trigger notify_offer_walls_update after update on app_private.units_sold
  referencing old table as old_rows new table as new_rows for each statement execute function app_private.notify_offer_walls_of_stock();

create function app_private.notify_invited() returns trigger
language plpgsql volatile security definer set search_path = pg_catalog
as $$
begin
  if tg_op = 'DELETE' then
    perform app_private.notify_offer_wall_readers(array(select distinct investor_id::text from old_rows));
  else
    perform app_private.notify_offer_wall_readers(array(select distinct investor_id::text from new_rows));
  end if;
  return null;
end
$$;
select app_private.install_change_triggers('app_private.offering_invitations', 'notify_invited', 'app_private.notify_invited()');
select app_private.install_change_triggers('app_private.introductions', 'notify_invited', 'app_private.notify_invited()');

-- An investment that is prepared invites its investor until it is cancelled.
create function app_private.notify_prepared() returns trigger
language plpgsql volatile security definer set search_path = pg_catalog
as $$
begin
  if tg_table_name = 'prepared_distributions' then
    perform app_private.notify_offer_wall_readers(array(
      select distinct investor_id::text from new_rows join app_public.distributions on distributions.id = distribution_id));
  else
    perform app_private.notify_offer_wall_readers(array(
      select distinct investor_id::text
      from (
        select id, investor_id, status = 'deleted' from new_rows
        except select id, investor_id, status = 'deleted' from old_rows
      ) as changed
      where exists (select from app_private.prepared_distributions where distribution_id = id)));
  end if;
  return null;
end
$$;
create trigger notify_prepared after insert on app_private.prepared_distributions
  referencing new table as new_rows for each statement execute function app_private.notify_prepared();
create trigger notify_prepared after update on app_public.distributions
  referencing old table as old_rows new table as new_rows for each statement execute function app_private.notify_prepared();
