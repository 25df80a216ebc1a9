-- Notes on allocations and distributions: written, never altered.
create table app_public.distribution_annotations (
  id uuid primary key default gen_random_uuid(),
  distribution_id uuid not null references app_public.distributions on delete cascade,
  annotation text not null check (length(annotation) between 1 and 5000),
  -- Copied from the distribution by a trigger.
  investor_id uuid not null references app_public.accounts on delete restrict,
  issuer_id uuid not null references app_public.accounts on delete restrict,
  owner_id uuid not null references app_public.accounts on delete restrict,
  created_on timestamptz not null default app_private.now()
);
comment on table app_public.distribution_annotations is 'A note on a distribution, which its investor reads too.';
-- A broker's notes on its investors are not shown to the issuer of the round.
select app_private.make_distribution_part('distribution_annotations', is_of_issuer => false);
select app_private.make_audited('app_public.distribution_annotations');
grant select (id, distribution_id, annotation, created_on) on app_public.distribution_annotations to app_user;

create function app_private.checked_note(annotation text) returns text
language plpgsql immutable set search_path = pg_catalog
as $$
begin
  if coalesce(length(btrim(annotation)) not between 1 and 5000, true) then
    perform app_private.refuse_field('annotation', case when length(annotation) > 5000
      then 'A note has at most 5000 characters.' else 'Note is required' end);
  end if;
  return btrim(annotation);
end
$$;

create function app_public.create_allocation_annotation(id uuid, annotation text)
returns app_public.allocation_annotations
language plpgsql volatile security definer set search_path = pg_catalog
as $$
#variable_conflict use_column
declare
  acting uuid := app_private.require_operation('create_allocation_annotation');
  allocation app_public.allocations := app_private.managed_allocation(create_allocation_annotation.id);
  note app_public.allocation_annotations;
begin
  insert into app_public.allocation_annotations (allocation_id, annotation, owner_id, issuer_id)
  values (allocation.id, app_private.checked_note(create_allocation_annotation.annotation), acting, allocation.issuer_id)
  returning * into note;
  return note;
end
$$;
comment on function app_public.create_allocation_annotation is 'Writes a note on the allocation with this id.';

create function app_public.create_distribution_annotation(id uuid, annotation text)
returns app_public.distribution_annotations
language plpgsql volatile security definer set search_path = pg_catalog
as $$
#variable_conflict use_column
declare
  acting uuid := app_private.require_operation('create_distribution_annotation');
  distribution app_public.distributions := app_private.managed_distribution(create_distribution_annotation.id);
  note app_public.distribution_annotations;
begin
  insert into app_public.distribution_annotations (distribution_id, annotation)
  values (distribution.id, app_private.checked_note(create_distribution_annotation.annotation))
  returning * into note;
  return note;
end
$$;
comment on function app_public.create_distribution_annotation is
  'Writes a note on the distribution with this id, locked or not.';

create function app_private.annotate_distributions(ids uuid[], note_ids uuid[], annotation text) returns void
language plpgsql volatile security definer set search_path = pg_catalog
as $$
#variable_conflict use_variable
declare
  acting uuid := app_private.require_operation('create_distribution_annotation');
  note text := app_private.checked_note(annotation);
begin
  -- In one order, so that two requests do not wait for each other.
  perform from app_public.distributions where distributions.id = any (ids) order by distributions.id for no key update;
  -- The refusal of one row says why.
  perform app_private.managed_distribution(asked.id) from unnest(ids) as asked (id)
  where not exists (
    select from app_public.distributions join app_public.allocations on allocations.id = distributions.allocation_id
    where distributions.id = asked.id and distributions.owner_id = acting and allocations.status <> 'stale'
  );
  insert into app_public.distribution_annotations (id, distribution_id, annotation)
  select asked.note_id, asked.id, note from unnest(ids, note_ids) as asked (id, note_id);
end
$$;
comment on function app_private.annotate_distributions is
  'Writes the same note on several distributions with one statement, under the rules of one; a note has the id at its place.';
grant execute on function app_public.create_allocation_annotation, app_public.create_distribution_annotation,
  app_private.annotate_distributions to app_user;
