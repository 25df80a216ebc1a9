/*
 * Versions of brands: administrators of the platform publish a brand document for a slug, and take it back to any version. The
 * document that came with the platform, a file, is version 0. src/platform/http/publishedBrand.ts serves the latest version.
 */
create table app_private.brand_versions (
  id uuid primary key default gen_random_uuid(),
  slug text not null check (slug ~ '^[a-z0-9][a-z0-9-]{0,62}$'),
  number int not null check (number > 0),
  -- Null: the document that came with the platform is used again.
  document jsonb check (jsonb_typeof(document) = 'object' and length(document::text) <= 30000),
  -- The version that this one took its document from; null where it was written.
  taken_from int check (taken_from >= 0),
  published_by uuid references app_public.users on delete set null,
  published_on timestamptz not null default app_private.now(),
  unique (slug, number),
  check (document is not null or taken_from is not null)
);
alter table app_private.brand_versions enable row level security;
create index on app_private.brand_versions (published_by);
select app_private.make_audited('app_private.brand_versions', '{document}');
select app_private.show_as_written('app_private.brand_versions', 'slug');

create type app_public.platform_brand as (
  slug text, name text, number int, published_by text, published_on timestamptz
);
comment on type app_public.platform_brand is 'A brand, as administrators of the platform see it.';
comment on column app_public.platform_brand.name is 'The account that has the slug; null for the brand of the platform.';
comment on column app_public.platform_brand.number is 'The version that is served; 0 for the document that came with the platform.';

create function app_private.list_brands(only_one text default null) returns setof app_public.platform_brand
language sql stable security definer set search_path = pg_catalog
as $$
  select known.slug, known.name, coalesce(latest.number, 0),
    nullif(concat_ws(' ', users.first_name, users.last_name), ''), latest.published_on
  from (
    select accounts.slug, accounts.name from app_public.accounts where accounts.slug is not null
    union all
    select 'capstan', null where not exists (select from app_public.accounts where accounts.slug = 'capstan')
  ) as known
  left join lateral (
    select versions.number, versions.published_by, versions.published_on from app_private.brand_versions as versions
    where versions.slug = known.slug order by versions.number desc limit 1
  ) as latest on true
  left join app_public.users on users.id = latest.published_by
  where only_one is null or known.slug = only_one
$$;

create function app_public.platform_brands(search text default '') returns setof app_public.platform_brand
language sql stable rows 50 security definer set search_path = pg_catalog
as $$
  select brands.* from app_private.list_brands() as brands
  where (select app_private.administers_platform())
    and app_private.mentions(concat_ws(' ', brands.name, brands.slug), platform_brands.search)
  order by brands.name nulls first, brands.slug
$$;
comment on function app_public.platform_brands is
  'Brands of the platform and of accounts with a slug, by name; for administrators of the platform.';

create type app_public.brand_version as (
  id uuid, number int, document json, taken_from int, published_by text, published_on timestamptz
);
comment on type app_public.brand_version is 'A version of a brand that was published.';
comment on column app_public.brand_version.document is 'The brand document; null where that of the platform''s files is used again.';
comment on column app_public.brand_version.taken_from is 'The version that its document was taken from; null where it was written.';
create function app_public.brand_versions(slug text) returns setof app_public.brand_version
language sql stable rows 20 security definer set search_path = pg_catalog
as $$
  select versions.id, versions.number, versions.document::json, versions.taken_from,
    nullif(concat_ws(' ', users.first_name, users.last_name), ''), versions.published_on
  from app_private.brand_versions as versions left join app_public.users on users.id = versions.published_by
  where versions.slug = brand_versions.slug and (select app_private.administers_platform())
  order by versions.number desc
$$;
comment on function app_public.brand_versions is
  'The versions of a brand that were published, the latest first; for administrators of the platform.';

create function app_private.add_brand_version(slug text, document jsonb, taken_from int, based_on int) returns app_public.platform_brand
language plpgsql volatile set search_path = pg_catalog
as $$
#variable_conflict use_variable
declare
  served app_public.platform_brand;
begin
  if based_on is null then
    perform app_private.refuse_field('basedOn', 'A value is missing.');
  end if;
  -- One at a time, so that two versions never take one number.
  perform pg_advisory_xact_lock(hashtextextended('brand:' || slug, 0));
  select * into served from app_private.list_brands(slug);
  if served.number <> based_on then
    perform app_private.refuse('changed_elsewhere', 'This has been changed elsewhere since it was shown.',
      jsonb_build_object('version', served.number, 'changedBy', served.published_by, 'changedOn', served.published_on));
  end if;
  insert into app_private.brand_versions (slug, number, document, taken_from, published_by)
  select slug, coalesce(max(versions.number), 0) + 1, document, taken_from, app_private.user_id()
  from app_private.brand_versions as versions where versions.slug = slug;
  return (select brands from app_private.list_brands(slug) as brands);
end
$$;

create function app_public.publish_brand(slug text, document json, based_on int) returns app_public.platform_brand
language plpgsql volatile security definer set search_path = pg_catalog
as $$
#variable_conflict use_variable
declare
  written constant jsonb := document::jsonb;
begin
  perform app_private.require_operation('publish_brand');
  if not exists (select from app_private.list_brands(coalesce(slug, ''))) then
    perform app_private.refuse('not_found', 'There is nothing here.');
  elsif coalesce(jsonb_typeof(written) <> 'object' or jsonb_typeof(written -> 'colors' -> 'primary') <> 'string', true) then
    perform app_private.refuse_field('document', 'A brand has a primary colour.');
  elsif length(written::text) > 29000 then
    perform app_private.refuse_field('document', 'A brand document has at most 29,000 characters.');
  end if;
  return app_private.add_brand_version(slug, written || jsonb_build_object('slug', slug), null, based_on);
end
$$;
comment on function app_public.publish_brand is
  'Publishes a version of a brand: its address serves the document, and pages use it when they are next loaded. Names the version that is served, and is refused with `changed_elsewhere` when another one is.';

create function app_public.take_back_brand(slug text, number int, based_on int) returns app_public.platform_brand
language plpgsql volatile security definer set search_path = pg_catalog
as $$
#variable_conflict use_variable
declare
  earlier app_private.brand_versions;
begin
  perform app_private.require_operation('take_back_brand');
  select * into earlier from app_private.brand_versions as versions where versions.slug = slug and versions.number = number;
  if earlier.id is null and (number is distinct from 0 or not exists (select from app_private.list_brands(coalesce(slug, '')))) then
    perform app_private.refuse('not_found', 'There is nothing here.');
  end if;
  return app_private.add_brand_version(slug, earlier.document, number, based_on);
end
$$;
comment on function app_public.take_back_brand is
  'Publishes an earlier version of a brand again, as a new version; 0 is the document that came with the platform. Names the version that is served, as `publishBrand` does.';

select app_private.allow(operation, '{admin}', '{account_owner,account_admin}'), app_private.protect(operation)
from unnest(array['publish_brand', 'take_back_brand']) as operation;
grant execute on function app_public.platform_brands, app_public.brand_versions, app_public.publish_brand,
  app_public.take_back_brand to app_user;
