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
    perform app_private.refuse_field('name', 'Name is required.');
  elsif allocation.status <> 'active' then
    perform app_private.refuse('allocation_not_active', 'Links are for allocations that are active.');
  elsif not exists (
    select from app_public.vendor_agents where vendor_agents.account_id = acting and vendor_agents.agent_id = agent_id
  ) then
    perform app_private.refuse_field('agentId', 'Agent Email is required.');
  end if;
  insert into app_public.allocation_offering_links (allocation_id, agent_id, name, owner_id, issuer_id)
  values (allocation.id, agent_id, btrim(name), acting, allocation.issuer_id) returning * into link;
  perform app_private.show(agent_id, allocation.id);
  return link;
end
$$;
comment on function app_public.make_allocation_offering_link is 'Gives one of the vendor''s agents a link to an active allocation.';
grant execute on function app_public.make_allocation_offering_link to app_user;

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
  'From now on the investor counts as brought by the agent of the link; a link to something else says nothing.';
