-- Terms of service, and who has accepted which.
create table app_public.terms_of_services (
  id uuid primary key default gen_random_uuid(),
  type text not null check (type in ('html', 'plain')),
  agreement text not null check (length(agreement) between 1 and 200000),
  language text not null default 'en' check (language ~ '^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$'),
  title text not null default 'Terms of Service' check (length(title) between 1 and 200),
  holds_from timestamptz not null default app_private.now(),
  created_on timestamptz not null default app_private.now()
);
comment on table app_public.terms_of_services is 'A version of the terms. Each user accepts the version in force before continuing.';
comment on column app_public.terms_of_services.holds_from is 'The instant the version comes into force. The latest one that has come replaces the others.';
comment on column app_public.terms_of_services.language is
  'The language of the agreement, as a tag such as en or de-CH: agreements are not translated.';

alter table app_public.terms_of_services enable row level security;
create policy select_all on app_public.terms_of_services for select using (true);
grant select on app_public.terms_of_services to app_user;

create table app_private.terms_acceptances (
  user_id uuid not null references app_public.users on delete cascade,
  terms_id uuid not null references app_public.terms_of_services on delete restrict,
  accepted_on timestamptz not null default app_private.now(),
  primary key (user_id, terms_id)
);
alter table app_private.terms_acceptances enable row level security;
create index on app_private.terms_acceptances (terms_id);

create function app_private.terms_in_force() returns app_public.terms_of_services
language sql stable security definer set search_path = pg_catalog
as $$
  select * from app_public.terms_of_services where holds_from <= app_private.now()
  order by holds_from desc, created_on desc, id limit 1
$$;
comment on function app_private.terms_in_force is 'The version of the terms that has to be accepted now.';

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

create function app_public.users_pending_terms_of_service(users app_public.users)
returns app_public.terms_of_services
language sql stable security definer set search_path = pg_catalog
as $$
  select (app_private.pending_terms(users.id)).* where users.id = app_private.user_id()
$$;
comment on function app_public.users_pending_terms_of_service is 'The terms the person has still to accept.';
grant execute on function app_public.users_pending_terms_of_service to app_user;

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
    perform app_private.refuse('not_found', 'These terms do not exist.');
  end if;
  insert into app_private.terms_acceptances (user_id, terms_id) values (app_private.user_id(), terms.id)
  on conflict do nothing;
  return terms;
end
$$;
comment on function app_public.accept_terms is 'Records that the person signed in accepts these terms.';
grant execute on function app_public.accept_terms to app_user;
