-- People who were added by others: invited until they first sign in.
create function app_private.lock_email(email text) returns void
language plpgsql volatile set search_path = pg_catalog
as $$
begin
  if coalesce(current_setting('app.has_every_email', true), '') <> 'on' then
    perform pg_advisory_xact_lock_shared(hashtextextended('emails', 0));
    perform pg_advisory_xact_lock(hashtextextended('email:' || lower(btrim(email)), 0));
  end if;
end
$$;
comment on function app_private.lock_email is 'Two who write about one e-mail at once do so one after the other.';

create function app_private.lock_every_email() returns void
language plpgsql volatile set search_path = pg_catalog
as $$
begin
  perform pg_advisory_xact_lock(hashtextextended('emails', 0));
  perform set_config('app.has_every_email', 'on', true);
end
$$;
comment on function app_private.lock_every_email is
  'For imports: a lock for each of 50,000 addresses is more than a server has room for.';

create function app_private.person_of(email text, first_name text, last_name text) returns uuid
language plpgsql volatile set search_path = pg_catalog
as $$
declare
  address text := lower(btrim(email));
  person uuid;
begin
  perform app_private.lock_email(address);
  select id into person from app_public.users where emails @> array[address] order by created_on, id limit 1;
  if person is null then
    insert into app_public.users (first_name, last_name, emails, status)
    values (btrim(first_name), btrim(last_name), array[address], 'invited') returning id into person;
  end if;
  return person;
end
$$;
comment on function app_private.person_of is 'Returns the person with this email, and invites a new one if it is unknown.';

create function app_private.sign_in(email text) returns uuid
language sql volatile security definer set search_path = pg_catalog
as $$
  update app_public.users set status = 'active'
  where id = (
    select id from app_public.users where emails @> array[lower(btrim(email))] and status <> 'inactive'
    order by created_on, id limit 1
  )
  returning id
$$;
comment on function app_private.sign_in is 'The person a sign-in provider vouches for; an invited one has now come.';
