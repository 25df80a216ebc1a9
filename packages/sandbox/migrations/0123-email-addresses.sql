-- A person adds an address to their own: a link is mailed to it, and counts when it is confirmed while they are signed in.
create table app_private.address_mails (
  id bigint primary key generated always as identity,
  user_id uuid not null references app_public.users on delete cascade,
  email text not null,
  sent_on timestamptz not null default app_private.now()
);
alter table app_private.address_mails enable row level security;
create index on app_private.address_mails (user_id, sent_on);
create index on app_private.address_mails (email, sent_on);

create function app_private.check_address(person app_public.users, address text) returns void
language plpgsql stable set search_path = pg_catalog
as $$
declare
  moment timestamptz := app_private.now();
begin
  if not app_private.is_email(address) then
    perform app_private.refuse_field('email', 'A valid email is required.');
  elsif address = any (person.emails) then
    perform app_private.refuse_field('email', 'This address is yours already.');
  elsif cardinality(person.emails) >= 20 then
    perform app_private.refuse_field('email', 'A person has at most 20 addresses.');
  elsif exists (
    select from app_private.address_mails
    where user_id = person.id and email = address and sent_on > moment - interval '1 minute'
  ) then
    perform app_private.refuse('mail_just_sent', 'This email was sent a moment ago.');
  elsif (
    select count(*) >= 5 from app_private.address_mails where user_id = person.id and sent_on > moment - interval '1 hour'
  ) then
    perform app_private.refuse('rate_limited', 'You asked for too many emails. Please try again in an hour.');
  end if;
end
$$;

create function app_private.offer_address(person uuid, address text) returns void
language plpgsql volatile set search_path = pg_catalog
as $$
declare
  link_id uuid;
begin
  if exists (select from app_public.users where emails @> array[address]) then
    perform app_private.send_mail(address, 'This address is in use',
      'A request was made to sign in with this address. A person already signs in with it, so nothing has changed.',
      '/login', 'Sign in');
    return;
  end if;
  insert into app_private.mail_links (kind, email, asked_by) values ('address', address, person)
  on conflict (asked_by, kind, email) where account_id is null do update set kind = 'address' returning id into link_id;
  perform app_private.send_link(link_id);
end
$$;
comment on function app_private.offer_address is
  'Mails the link; only a reader of the mails of an address learns that it is in use.';

create function app_public.add_email_address(email text) returns void
language plpgsql volatile security definer set search_path = pg_catalog
as $$
declare
  address text := lower(btrim(email));
  person app_public.users;
begin
  perform app_private.require_operation('add_email_address');
  perform app_private.confirm_person();
  perform app_private.lock_email(address);
  -- Of two requests at once the second waits here, and counts the first.
  select * into person from app_public.users where id = app_private.user_id() for no key update;
  perform app_private.check_address(person, address);
  insert into app_private.address_mails (user_id, email) values (person.id, address);
  -- A visitor who knows an address must not be able to flood it, with any number of sign-ins.
  if (
    select count(*) <= 5 from app_private.address_mails as mails
    where mails.email = address and mails.sent_on > app_private.now() - interval '1 hour'
  ) then
    perform app_private.mail_quietly(true);
    perform app_private.offer_address(person.id, address);
    perform app_private.mail_quietly(false);
  end if;
end
$$;
comment on function app_public.add_email_address is
  'Mails a link to an address that the person wants to sign in with; it is theirs once they confirm it, signed in. The answer is the same if the address is in use.';

create function app_public.remove_email_address(email text) returns void
language plpgsql volatile security definer set search_path = pg_catalog
as $$
declare
  address text := lower(btrim(email));
  person app_public.users;
begin
  perform app_private.require_operation('remove_email_address');
  -- Adding an address and removing one wait for each other.
  select * into person from app_public.users where id = app_private.confirm_person() for no key update;
  if coalesce(not address = any (person.emails), true) then
    perform app_private.refuse('not_found', 'There is nothing here.');
  elsif cardinality(person.emails) = 1 then
    perform app_private.refuse_field('email', 'You keep at least one address.');
  elsif address = person.emails[1] then
    -- Links for the person go to the first address: an unconfirmed session must not put another in its place.
    perform app_private.refuse_unconfirmed(person.id);
  end if;
  perform app_private.send_mail(known, 'An address was removed',
    address || ' was removed from the addresses you sign in with. If it was not you, end your sessions and tell your support.',
    '/settings/account', 'Open your account')
  from unnest(person.emails) as known;
  perform app_private.drop_address(person.id, address, kept => app_private.session_id());
end
$$;
comment on function app_public.remove_email_address is
  'Removes an address that the person signs in with, and ends the other sessions that were opened with it.';
grant execute on function app_public.add_email_address, app_public.remove_email_address to app_user;
select app_private.allow_everyone(operation) from unnest(array['add_email_address', 'remove_email_address']) as operation;
