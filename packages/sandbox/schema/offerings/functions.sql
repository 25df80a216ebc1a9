create function app_private.is_open_today(opens_on date, closes_on date) returns boolean
language sql stable set search_path = pg_catalog
as $$
  select app_private.today() between coalesce(opens_on, '-infinity') and coalesce(closes_on, 'infinity')
$$;

create function app_private.offered_name(allocation_id uuid) returns text
language sql stable set search_path = pg_catalog
as $$
  select coalesce(securities.name, assets.name)
  from app_public.allocations
  join app_public.rounds on rounds.id = allocations.round_id
  join app_public.assets on assets.id = rounds.asset_id
  left join app_public.securities on securities.id = rounds.security_id
  where allocations.id = offered_name.allocation_id
$$;
comment on function app_private.offered_name is 'The name of an offering, as on its page and in every mail about it.';

create function app_private.credit_agent() returns trigger
language plpgsql volatile security definer set search_path = pg_catalog
as $$
begin
  new.agent_id := coalesce(new.agent_id, (
    select agent_id from app_private.introductions
    where allocation_id = new.allocation_id and investor_id = new.investor_id
  ));
  if new.agent_id is not null then
    perform app_private.show(new.agent_id, new.investor_id, new.owner_id, new.issuer_id, new.allocation_id,
      rounds.id, rounds.asset_id, rounds.security_id)
    from app_public.allocations join app_public.rounds on rounds.id = allocations.round_id
    where allocations.id = new.allocation_id;
  end if;
  return new;
end
$$;

create function app_private.platform_origin() returns text
language sql stable set search_path = pg_catalog
as $$ select coalesce(current_setting('app.origin', true), '') $$;
comment on function app_private.platform_origin is 'The origin of the request: copied links begin with it.';

create function app_public.allocation_offering_links_authorized_link(link app_public.allocation_offering_links)
returns text
language sql stable set search_path = pg_catalog
as $$ select app_private.platform_origin() || '/offering-link/' || link.id $$;
comment on function app_public.allocation_offering_links_authorized_link is 'For investors who are signed in: straight to the offering.';

create function app_public.allocation_offering_links_unauthorized_link(link app_public.allocation_offering_links)
returns text
language sql stable set search_path = pg_catalog
as $$ select app_private.platform_origin() || '/login?next=%2Foffering-link%2F' || link.id $$;
comment on function app_public.allocation_offering_links_unauthorized_link is 'For other visitors: sign-in first, then the offering.';

-- make_allocation_offering_link: a link is made for an agent of the vendor, who is remembered when an investor invests by it.
create function app_public.make_allocation_offering_link(allocation_id uuid, name text, agent_id uuid)
returns app_public.allocation_offering_links
language plpgsql volatile security definer set search_path = pg_catalog
as $$
#variable_conflict use_variable
declare
  acting uuid := app_private.require_operation('make_allocation_offering_link');
  allocation app_public.allocations := app_private.managed_allocation(allocation_id);
  link app_public.allocation_offering_links;
begin
  if coalesce(length(btrim(name)) not between 1 and 200, true) then
    perform app_private.refuse_field('name', 'nameRequired');
  elsif allocation.status <> 'active' then
    perform app_private.refuse('allocation_not_active', 'linksOfActive');
  elsif not exists (
    select from app_public.vendor_agents where vendor_agents.account_id = acting and vendor_agents.agent_id = agent_id
  ) then
    perform app_private.refuse_field('agentId', 'agentEmailRequired');
  end if;
  insert into app_public.allocation_offering_links (allocation_id, agent_id, name, owner_id, issuer_id)
  values (allocation.id, agent_id, btrim(name), acting, allocation.issuer_id) returning * into link;
  perform app_private.show(agent_id, allocation.id);
  return link;
end
$$;
comment on function app_public.make_allocation_offering_link is 'Creates a link to an active allocation for one of the vendor''s agents.';

create function app_private.offering_of_link(link_id uuid) returns text
language sql stable set search_path = pg_catalog
as $$
  select format('/offer-wall/%s/offering/%s?offering_link=%s', owner_id, allocation_id, id)
  from app_public.allocation_offering_links where id = link_id
$$;
comment on function app_private.offering_of_link is 'The target of a link, with the id of the link.';

create function app_private.introduce(link_id uuid, allocation_id uuid, investor uuid) returns void
language sql volatile set search_path = pg_catalog
as $$
  insert into app_private.introductions (allocation_id, investor_id, agent_id)
  select links.allocation_id, introduce.investor, links.agent_id from app_public.allocation_offering_links as links
  where links.id = link_id and links.allocation_id = introduce.allocation_id
  on conflict do nothing
$$;
comment on function app_private.introduce is
  'Records that the agent of the link introduced the investor; a link to something else is ignored.';

create function app_private.invited_offerings(investor uuid) returns setof uuid
language sql stable set search_path = pg_catalog
as $$ select allocation_id from app_private.invited_investors where investor_id = investor $$;

create function app_private.offering_state(allocation app_public.allocations, round app_public.rounds) returns text
language sql stable set search_path = pg_catalog
as $$
  select case app_private.offering_refusal(allocation, round)
    when 'offering_not_open' then 'not_yet_open'
    when 'offering_sold_out' then 'sold_out'
    else case when least(allocation.closes_on, round.closes_on) < app_private.today() + 7 then 'closing_soon' else 'open' end
  end
$$;
comment on function app_private.offering_state is 'The state of an offering that is active and not closed.';

create function app_public.offer_wall(offer_wall_id uuid default null) returns setof app_public.wall_offering
language sql stable rows 20 security definer set search_path = pg_catalog
as $$
  select allocations.id, allocations.owner_id, issuers.name, sellers.name, coalesce(securities.name, assets.name),
    coalesce(securities.ticker, rounds.name), rounds.price, greatest(allocations.opens_on, rounds.opens_on),
    least(allocations.closes_on, rounds.closes_on), states.state, invited.id is not null,
    allocations.min_units
  from app_public.allocations
  join app_public.rounds on rounds.id = allocations.round_id
  join app_public.assets on assets.id = rounds.asset_id
  join app_public.accounts as issuers on issuers.id = allocations.issuer_id
  join app_public.accounts as sellers on sellers.id = allocations.owner_id
  left join app_public.securities on securities.id = rounds.security_id
  left join app_private.invited_offerings(app_private.account_id()) as invited (id) on invited.id = allocations.id
  cross join lateral app_private.offering_state(allocations, rounds) as states (state)
  where (allocations.listed or invited.id is not null)
    and exists (
      select from app_private.membership(app_private.user_id(), app_private.account_id())
      where type = 'investor' and status = 'active'
    )
    and allocations.owner_id = coalesce(offer_wall.offer_wall_id, allocations.owner_id)
    -- A vendor's page reads the offerings of that vendor, and none of its competitors.
    and allocations.owner_id = coalesce(app_private.embed_vendor(), allocations.owner_id)
    and allocations.status = 'active' and rounds.status = 'active'
    and coalesce(least(allocations.closes_on, rounds.closes_on), 'infinity') >= app_private.today()
  order by array_position('{open,not_yet_open,sold_out}'::text[], replace(states.state, 'closing_soon', 'open')),
    case states.state when 'not_yet_open' then greatest(allocations.opens_on, rounds.opens_on)
      else least(allocations.closes_on, rounds.closes_on) end,
    allocations.id
$$;
comment on function app_public.offer_wall is
  'The offerings to which the current investor was invited, and those listed for all investors: of one wall, or of all. Open offerings are first, sorted by their closing day.';

create function app_private.mail_invitation(allocation app_public.allocations, investor uuid) returns void
language sql volatile set search_path = pg_catalog
as $$
  select app_private.send_mail(investors.email, 'invitationSubject',
    case when terms.closes_on is null then 'invitationOpen' else 'invitation' end,
    jsonb_build_object('vendor', sellers.name, 'asset', offered, 'issuer', issuers.name,
      'price', app_private.written_price(rounds.price), 'day', terms.closes_on,
      'contact', coalesce(sellers.support_email, sellers.email, sellers.name)),
    format('/offer-wall/%s/offering/%s', allocation.owner_id, allocation.id), 'invitationLink', 'offerings')
  from app_private.offered_name(allocation.id) as offered
  join app_public.rounds on rounds.id = allocation.round_id
  cross join lateral (select least(allocation.closes_on, rounds.closes_on) as closes_on) as terms
  join app_public.accounts as issuers on issuers.id = allocation.issuer_id
  join app_public.accounts as sellers on sellers.id = allocation.owner_id
  join app_public.accounts as investors on investors.id = mail_invitation.investor and investors.email is not null
$$;

create function app_public.invite_to_offering(allocation_id uuid, investor_id uuid) returns app_public.allocations
language plpgsql volatile security definer set search_path = pg_catalog
as $$
#variable_conflict use_variable
declare
  acting uuid := app_private.require_operation('invite_to_offering');
  allocation app_public.allocations := app_private.managed_allocation(allocation_id);
begin
  if allocation.status <> 'active' then
    perform app_private.refuse('allocation_not_active', 'invitedToInactive');
  elsif not exists (
    select from app_public.customers
    where customers.account_id = acting and customers.investor_id = investor_id and customers.status = 'active'
  ) then
    perform app_private.refuse('not_found', 'contactUnknown');
  end if;
  insert into app_private.offering_invitations (allocation_id, investor_id) values (allocation.id, investor_id)
  on conflict do nothing;
  if found then
    perform app_private.mail_invitation(allocation, investor_id);
  end if;
  return allocation;
end
$$;
comment on function app_public.invite_to_offering is
  'Invites a contact to an active allocation: the offering appears on their wall, and they get one mail about it.';

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
comment on function app_private.notify_offer_walls is 'Notifies the accounts that see these allocations on a wall, or saw them while they were listed.';

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
