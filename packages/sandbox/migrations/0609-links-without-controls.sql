-- A browser leaves control characters out of an address before it goes there: no link has any, nor what hides where it leads.
create function app_private.is_link(link text) returns boolean
language sql immutable parallel safe set search_path = pg_catalog
as $$
  select link ~ '^https://[^\s/:@]+(:\d+)?([/?#]\S*)?$' and not app_private.hides_characters(link) and length(link) <= 500
$$;
comment on function app_private.is_link is 'Whether a text is a web address as it is kept; null for none.';

alter table app_public.accounts add check (not app_private.hides_characters(url));

create or replace function app_private.tidy_account() returns trigger
language plpgsql volatile security definer set search_path = pg_catalog
as $$
begin
  new.name := btrim(new.name);
  new.email := lower(btrim(new.email));
  new.url := app_private.https(new.url);
  new.support_email := lower(nullif(btrim(new.support_email), ''));
  new.twitter_handle := nullif(ltrim(btrim(new.twitter_handle), '@'), '');
  if coalesce(length(new.name) not between 1 and 200, true) then
    perform app_private.refuse_field('name', 'Name is required.');
  elsif new.email is distinct from old.email and not app_private.is_email(new.email) then
    perform app_private.refuse_field('email', 'A valid email is required.');
  elsif new.support_email is not null and not app_private.is_email(new.support_email) then
    perform app_private.refuse_field('supportEmail', 'A valid email is required.');
  elsif not app_private.is_link(new.url) then
    perform app_private.refuse_field('url', 'A valid link is required.');
  elsif new.twitter_handle !~ '^[A-Za-z0-9_]{1,15}$' then
    perform app_private.refuse_field('twitterHandle', 'A Twitter handle has 1 to 15 letters, digits or underscores.');
  end if;
  return new;
end
$$;
