-- A delegate who has not signed in yet is shown to the account as they were invited, without data from elsewhere.
create function app_private.invitation_of(person uuid) returns app_private.invited_delegates
language sql stable set search_path = pg_catalog
as $$
  select * from app_private.invited_delegates
  where user_id = person and account_id = app_private.account_id() and person is distinct from app_private.user_id()
$$;

comment on column app_public.users.first_name is '@omit';
comment on column app_public.users.last_name is '@omit';
comment on column app_public.users.emails is '@omit';
comment on column app_public.users.status is '@omit';
comment on column app_public.users.created_on is '@omit';

create function app_public.users_first_name(users app_public.users) returns text
language sql stable security definer set search_path = pg_catalog
as $$ select coalesce((app_private.invitation_of(users.id)).first_name, users.first_name) $$;
comment on function app_public.users_first_name is '@notNull';

create function app_public.users_last_name(users app_public.users) returns text
language sql stable security definer set search_path = pg_catalog
as $$ select coalesce((app_private.invitation_of(users.id)).last_name, users.last_name) $$;
comment on function app_public.users_last_name is '@notNull';

create function app_public.users_emails(users app_public.users) returns text[]
language sql stable security definer set search_path = pg_catalog
as $$
  select case when invited.email is null then users.emails else array[invited.email] end
  from (select (app_private.invitation_of(users.id)).email) as invited
$$;
comment on function app_public.users_emails is E'@notNull\nLower-case; each belongs to one person.';

create function app_public.users_status(users app_public.users) returns text
language sql stable security definer set search_path = pg_catalog
as $$
  select case when invited.email is null then users.status else 'invited' end
  from (select (app_private.invitation_of(users.id)).email) as invited
$$;
comment on function app_public.users_status is
  E'@notNull\ninvited until the person first signs in, for an account that invited them until they choose it; then active, or inactive.';

create function app_public.users_created_on(users app_public.users) returns timestamptz
language sql stable security definer set search_path = pg_catalog
as $$ select coalesce((app_private.invitation_of(users.id)).created_on, users.created_on) $$;
comment on function app_public.users_created_on is '@notNull';
grant execute on function app_public.users_first_name, app_public.users_last_name, app_public.users_emails,
  app_public.users_status, app_public.users_created_on to app_user;

create function app_private.join_account(person uuid, account uuid) returns void
language plpgsql volatile set search_path = pg_catalog
as $$
begin
  perform app_private.welcome_delegate(person, account);
  -- Of an account that a vendor made, the first of its own people who comes is the owner.
  if exists (select from app_private.made_accounts where account_id = account) then
    perform app_private.hand_over(account, null, person);
  end if;
end
$$;
comment on function app_private.join_account is 'An invited person chooses the account for the first time.';
