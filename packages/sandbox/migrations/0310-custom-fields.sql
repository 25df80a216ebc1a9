-- Custom fields: data of a vendor about one distribution, under its own names.
create table app_public.distribution_custom_fields (
  id uuid primary key default gen_random_uuid(),
  distribution_id uuid not null references app_public.distributions on delete cascade,
  name text not null check (length(name) between 1 and 200),
  value text not null check (length(value) between 1 and 2000),
  -- Copied from the distribution by a trigger.
  investor_id uuid not null references app_public.accounts on delete restrict,
  issuer_id uuid not null references app_public.accounts on delete restrict,
  owner_id uuid not null references app_public.accounts on delete restrict,
  version bigint not null default 1,
  created_on timestamptz not null default app_private.now()
);
comment on table app_public.distribution_custom_fields is 'A name and a value that a vendor keeps with a distribution.';
-- An issuer reads those of its own investors, not those of a broker about other investors.
select app_private.make_distribution_part('distribution_custom_fields', is_of_issuer => false);
select app_private.make_live('app_public.distribution_custom_fields');

create function app_private.tidy_custom_field() returns trigger
language plpgsql volatile security definer set search_path = pg_catalog
as $$
begin
  new.name := btrim(new.name);
  new.value := btrim(new.value);
  if coalesce(new.name, '') = '' then
    perform app_private.refuse_field('name', 'name is required.');
  elsif coalesce(new.value, '') = '' then
    perform app_private.refuse_field('value', 'value is required.');
  end if;
  return new;
end
$$;
create trigger tidy before insert or update on app_public.distribution_custom_fields
  for each row execute function app_private.tidy_custom_field();

select app_private.make_part_writable('distribution_custom_fields', 'distribution_custom_field');
grant
  select (id, distribution_id, name, value, version, created_on),
  insert (distribution_id, name, value), update (name, value, version), delete
  on app_public.distribution_custom_fields to app_user;
