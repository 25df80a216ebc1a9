-- Links that are mailed: to claim an account, to take its ownership over, to add an address to one's own. Only a token's
-- hash is kept.
create table app_private.mail_links (
  -- Names the mail, so that it can be sent again; opens nothing.
  id uuid primary key default gen_random_uuid(),
  kind text not null check (kind in ('claim', 'ownership', 'address')),
  -- Null for an address, which belongs to a person.
  account_id uuid references app_public.accounts on delete cascade,
  email text not null check (email ~ '^[^@\s]+@[^@\s]+\.[^@\s]+$' and length(email) <= 254),
  -- The owner who offers the account, or the person who wants the address; null for a claim.
  asked_by uuid references app_public.users on delete cascade,
  token_hash bytea unique,
  expires_at timestamptz,
  used_at timestamptz,
  sent_on timestamptz,
  created_on timestamptz not null default app_private.now(),
  unique (account_id, kind, email),
  check ((kind = 'address') = (account_id is null) and (kind = 'claim') = (asked_by is null))
);
alter table app_private.mail_links enable row level security;
create index on app_private.mail_links (asked_by);
create unique index on app_private.mail_links (asked_by, email) where kind = 'address';

create function app_private.escape_html(words text) returns text
language sql immutable strict set search_path = pg_catalog
as $$
  select replace(replace(replace(replace(replace(words, '&', '&amp;'), '<', '&lt;'), '>', '&gt;'), '"', '&quot;'), '''', '&#39;')
$$;

create function app_private.hash_token(token text) returns bytea
language sql immutable strict set search_path = pg_catalog
as $$ select sha256(convert_to(token, 'UTF8')) $$;

create function app_private.wants_mail(email text, kind text) returns boolean
language plpgsql stable set search_path = pg_catalog
as $$
begin
  return kind is null or not exists (
    select from app_public.users join app_public.mail_choices on mail_choices.user_id = users.id
    where users.emails @> array[lower(btrim(email))] and mail_choices.kind = wants_mail.kind and not is_on
  );
end
$$;
comment on function app_private.wants_mail is 'Whether nobody who reads mail at the address has turned this kind of it off.';

create function app_private.send_mail(
  email text, subject text, words text, link text, label text, kind text default null
) returns void
language sql volatile set search_path = pg_catalog
as $$
  insert into app_private.outbox (to_email, subject, html, locale)
  select email, subject, format('<p>%s</p><p><a href="%s">%s</a></p>', app_private.escape_html(words),
    app_private.escape_html(link), app_private.escape_html(label)), app_private.locale_of(email)
  where app_private.wants_mail(email, kind)
$$;
comment on function app_private.send_mail is
  'A paragraph and a link, as text: markup in names stays text. Of a kind, it may be turned off; without one it always comes.';

create function app_private.mail_of_link(
  kind text, account_name text, out subject text, out words text, out label text
)
language sql immutable set search_path = pg_catalog
as $$
  select 'Claim your account ' || account_name,
    'An account was made for you: ' || account_name || '. Claim it with this link within seven days.', 'Claim the account'
  where kind = 'claim'
  union all
  select 'You are to own ' || account_name,
    'The owner of ' || account_name || ' wants to hand it over to you. Accept with this link within seven days.',
    'Become the owner'
  where kind = 'ownership'
  union all
  select 'Confirm your address',
    'Somebody asked to sign in with this address. If it was you, confirm with this link within seven days. If it was '
      || 'not, there is nothing to do.',
    'Confirm the address'
  where kind = 'address'
$$;

create function app_private.send_link(link_id uuid) returns void
language plpgsql volatile set search_path = pg_catalog
as $$
declare
  token text := encode(app_private.gen_random_bytes(32), 'hex');
  link app_private.mail_links;
  account_name text;
begin
  update app_private.mail_links set
    token_hash = app_private.hash_token(token), sent_on = app_private.now(), used_at = null,
    expires_at = app_private.now() + interval '7 days'
  where id = link_id returning * into link;
  select name into account_name from app_public.accounts where id = link.account_id;
  perform app_private.send_mail(link.email, subject, words, '/authenticate/claim?token=' || token, label)
  from app_private.mail_of_link(link.kind, account_name);
end
$$;
comment on function app_private.send_link is 'Mails the link with a new token; the one mailed before opens nothing any more.';
