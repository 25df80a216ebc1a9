-- Terms of service, and their acceptances.
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

create table app_private.terms_acceptances (
  user_id uuid not null references app_public.users on delete cascade,
  terms_id uuid not null references app_public.terms_of_services on delete restrict,
  accepted_on timestamptz not null default app_private.now(),
  primary key (user_id, terms_id)
);
create index on app_private.terms_acceptances (terms_id);
create index on app_private.terms_acceptances (terms_id, accepted_on desc);

create type app_public.terms_version as (
  id uuid, number int, title text, type text, language text, holds_from timestamptz, published_by text, published_on timestamptz,
  is_latest boolean, status text, accepted int, people int
);
comment on type app_public.terms_version is 'A version of the terms of service, as administrators of the platform see it.';
comment on column app_public.terms_version.number is 'Counts the versions by the instants they come into force, from 1.';
comment on column app_public.terms_version.published_by is 'The user who published it; null if it was included with the platform.';
comment on column app_public.terms_version.is_latest is 'True for the version that was published last.';
comment on column app_public.terms_version.status is 'upcoming, in_force or replaced.';
comment on column app_public.terms_version.accepted is 'People that have accepted it, of those that may sign in.';
comment on column app_public.terms_version.people is 'People that may sign in.';

create type app_public.terms_person as (id uuid, name text, email text, accounts text, accepted_on timestamptz);
comment on type app_public.terms_person is 'A person that has accepted a version of the terms, or has not.';
comment on column app_public.terms_person.accounts is 'The names of the accounts for which the person acts.';
comment on column app_public.terms_person.accepted_on is 'The time when the person accepted the version; null where they have not.';
