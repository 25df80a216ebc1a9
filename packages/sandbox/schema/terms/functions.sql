create function app_private.terms_in_force() returns app_public.terms_of_services
language sql stable security definer set search_path = pg_catalog
as $$
  select * from app_public.terms_of_services where holds_from <= app_private.now()
  order by holds_from desc, created_on desc, id limit 1
$$;
comment on function app_private.terms_in_force is 'The version of the terms that users must accept now.';

create function app_private.pending_terms(person uuid) returns app_public.terms_of_services
language sql stable security definer set search_path = pg_catalog
as $$
  select newest.*
  from app_private.terms_in_force() as newest
  where newest.id is not null and not exists (
    select from app_private.terms_acceptances as accepted
    where accepted.terms_id = newest.id and accepted.user_id = person
  )
$$;

create function app_public.accept_terms(terms_id uuid) returns app_public.terms_of_services
language plpgsql volatile security definer set search_path = pg_catalog
as $$
declare
  terms app_public.terms_of_services;
begin
  perform app_private.require_operation('accept_terms');
  -- A version that is not in force yet may still be withdrawn.
  select * into terms from app_public.terms_of_services
  where id = accept_terms.terms_id and holds_from <= app_private.now();
  if terms.id is null then
    perform app_private.refuse('not_found', 'termsUnknown');
  end if;
  insert into app_private.terms_acceptances (user_id, terms_id) values (app_private.user_id(), terms.id)
  on conflict do nothing;
  return terms;
end
$$;
comment on function app_public.accept_terms is 'Records that the person signed in accepts these terms.';

/*
 * Versions of the terms of service. Administrators of the platform publish a version, withdraw one that is not in force yet, and
 * read the acceptances of each. A version that came into force is never changed.
 */
create function app_private.administers_platform() returns boolean
language sql stable security definer set search_path = pg_catalog
as $$
  select exists (
    select from app_private.membership(app_private.user_id(), app_private.account_id())
    where status = 'active' and type = 'admin'
  )
$$;
comment on function app_private.administers_platform is 'True when the person acts, in any role, for an account that runs the platform.';

create function app_private.latest_terms() returns uuid
language sql stable security definer set search_path = pg_catalog
as $$ select id from app_public.terms_of_services order by created_on desc, id desc limit 1 $$;
comment on function app_private.latest_terms is 'The version of the terms that was published last; null without one.';

create function app_public.terms_versions() returns setof app_public.terms_version
language sql stable rows 20 security definer set search_path = pg_catalog
as $$
  select terms.id, (row_number() over (order by terms.holds_from, terms.created_on, terms.id))::int, terms.title, terms.type,
    terms.language, terms.holds_from, published.name, terms.created_on, terms.id = app_private.latest_terms(),
    case when terms.holds_from > app_private.now() then 'upcoming'
      when terms.id = (app_private.terms_in_force()).id then 'in_force' else 'replaced' end,
    (select count(*)::int from app_private.terms_acceptances as accepted join app_public.users on users.id = accepted.user_id
      where accepted.terms_id = terms.id and users.status = 'active'),
    (select count(*)::int from app_public.users where status = 'active')
  from app_public.terms_of_services as terms
  left join lateral (
    select concat_ws(' ', users.first_name, users.last_name) as name
    from app_public.changes join app_public.operations on operations.id = changes.operation_id
    join app_public.users on users.id = operations.user_id
    where changes."table" = 'terms_of_services' and changes.row_id = terms.id::text and changes.verb = 'insert'
    limit 1
  ) as published on true
  where (select app_private.administers_platform())
  order by terms.holds_from desc, terms.created_on desc, terms.id
$$;
comment on function app_public.terms_versions is
  'The versions of the terms of service, the latest first; for administrators of the platform.';

-- A part of a name or of an address, literally: % and _ are escaped.
create function app_private.mentions(written text, part text) returns boolean
language sql immutable parallel safe set search_path = pg_catalog
as $$ select btrim(coalesce(part, '')) = '' or position(lower(btrim(part)) in lower(written)) > 0 $$;
comment on function app_private.mentions is 'True when the text contains the part, in upper or lower case, or the part is empty.';

create function app_public.terms_people(terms_id uuid, has_accepted boolean, search text default '')
returns setof app_public.terms_person
language sql stable rows 200 security definer set search_path = pg_catalog
as $$
  select users.id, concat_ws(' ', users.first_name, users.last_name), users.emails[1], places.accounts, accepted.accepted_on
  from app_public.users
  left join app_private.terms_acceptances as accepted
    on accepted.user_id = users.id and accepted.terms_id = terms_people.terms_id
  left join lateral (
    select string_agg(accounts.name, ', ' order by accounts.name, accounts.id) as accounts
    from app_public.users_accounts as member join app_public.accounts on accounts.id = member.account_id
    where member.user_id = users.id
  ) as places on true
  where (select app_private.administers_platform()) and users.status = 'active'
    and (accepted.user_id is not null) = terms_people.has_accepted
    and app_private.mentions(
      concat_ws(' ', users.first_name, users.last_name, array_to_string(users.emails, ' '), places.accounts), terms_people.search)
  order by accepted.accepted_on desc nulls last, users.last_name, users.first_name, users.id
$$;
comment on function app_public.terms_people is
  'The people who have accepted a version of the terms, the latest first, or who have not; for administrators of the platform.';

create function app_public.publish_terms(
  title text, agreement text, type text, language text, holds_on date default null, based_on uuid default null
) returns app_public.terms_of_services
language plpgsql volatile security definer set search_path = pg_catalog
as $$
#variable_conflict use_variable
declare
  published app_public.terms_of_services;
begin
  perform app_private.require_operation('publish_terms');
  if coalesce(length(btrim(title)) not between 1 and 200, true) then
    perform app_private.refuse_field('title', 'termsTitleRequired');
  elsif coalesce(length(btrim(agreement)) not between 1 and 200000, true) then
    perform app_private.refuse_field('agreement', 'termsTextRequired');
  elsif coalesce(type not in ('plain', 'html'), true) then
    perform app_private.refuse_field('type', 'termsFormatRequired');
  elsif not app_private.is_language(coalesce(language, '')) then
    perform app_private.refuse_field('language', 'termsLanguageRequired');
  elsif holds_on < app_private.today() then
    perform app_private.refuse_field('holdsOn', 'dayHasPassed');
  end if;
  -- Two administrators who write at the same time: the second one is refused with the name of the first.
  perform pg_advisory_xact_lock(hashtextextended('terms', 0));
  if app_private.latest_terms() is distinct from based_on then
    perform app_private.refuse('changed_elsewhere', 'changedElsewhere',
      coalesce(app_private.last_change('terms_of_services'), '{}'));
  end if;
  insert into app_public.terms_of_services (title, agreement, type, language, holds_from)
  values (btrim(title), agreement, type, language,
    case when holds_on > app_private.today() then holds_on::timestamp at time zone 'utc' else app_private.now() end)
  returning * into published;
  return published;
end
$$;
comment on function app_public.publish_terms is
  'Publishes a version of the terms of service. It is in force from the beginning of the day in UTC, or at once; each user then has to accept it before continuing. The input contains the version that was published last; with another one it is refused with `changed_elsewhere`.';

create function app_public.withdraw_terms(terms_id uuid) returns app_public.terms_of_services
language plpgsql volatile security definer set search_path = pg_catalog
as $$
#variable_conflict use_variable
declare
  withdrawn app_public.terms_of_services;
begin
  perform app_private.require_operation('withdraw_terms');
  select * into withdrawn from app_public.terms_of_services where id = terms_id for update;
  if withdrawn.id is null then
    perform app_private.refuse('not_found', 'nothingHere');
  elsif withdrawn.holds_from <= app_private.now() then
    perform app_private.refuse('already_in_force', 'termsInForce');
  end if;
  delete from app_public.terms_of_services where id = terms_id;
  return withdrawn;
end
$$;
comment on function app_public.withdraw_terms is 'Withdraws a version of the terms of service that is not in force yet.';
