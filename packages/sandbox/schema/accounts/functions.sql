create function app_public.accounts_tax_short(accounts app_public.accounts) returns text
language sql stable security definer set search_path = pg_catalog
as $$
  select last_four from app_private.tax_ids
  where subject_id = accounts.id and accounts.id = app_private.account_id()
$$;
comment on function app_public.accounts_tax_short is 'The last four digits of the account''s own tax id.';

create function app_public.accounts_tax_not_applicable(accounts app_public.accounts) returns boolean
language sql stable security definer set search_path = pg_catalog
as $$
  select not_applicable from app_private.tax_ids
  where subject_id = accounts.id and accounts.id = app_private.account_id()
$$;
comment on function app_public.accounts_tax_not_applicable is 'True if the account said that it has no tax id.';

-- An account edits its own card. Typed values are first converted into their stored form, and the table checks them.
create function app_private.https(link text) returns text
language sql immutable parallel safe set search_path = pg_catalog
as $$ select 'https://' || regexp_replace(nullif(btrim(link), ''), '^https?://', '', 'i') $$;
comment on function app_private.https is 'The link as it is kept: https, with any typed scheme replaced; null for a blank one.';

-- A browser removes control characters from an address before it opens it: links must not contain them, nor
-- characters that hide their target.
create function app_private.is_link(link text) returns boolean
language sql immutable parallel safe set search_path = pg_catalog
as $$
  select link ~ '^https://[^\s/:@]+(:\d+)?([/?#]\S*)?$' and not app_private.hides_characters(link) and length(link) <= 500
$$;
comment on function app_private.is_link is 'True if a text is a web address as it is kept; null for none.';

create function app_private.refuse_field(field text, said text) returns void
language sql immutable set search_path = pg_catalog
as $$
  select app_private.refuse('invalid_input', said, '{}', jsonb_build_object(field, said))
$$;
comment on function app_private.refuse_field is 'Refuses the input of a field, with the text that says why.';

create function app_private.tidy_account() returns trigger
language plpgsql volatile security definer set search_path = pg_catalog
as $$
begin
  new.name := btrim(new.name);
  new.email := lower(btrim(new.email));
  new.url := app_private.https(new.url);
  new.support_email := lower(nullif(btrim(new.support_email), ''));
  new.twitter_handle := nullif(ltrim(btrim(new.twitter_handle), '@'), '');
  new.custodian := nullif(btrim(new.custodian), '');
  new.contact_name := nullif(btrim(new.contact_name), '');
  if coalesce(length(new.name) not between 1 and 200, true) then
    perform app_private.refuse_field('name', 'nameRequired');
  elsif new.email is distinct from old.email and not app_private.is_email(new.email) then
    perform app_private.refuse_field('email', 'validEmail');
  elsif new.support_email is not null and not app_private.is_email(new.support_email) then
    perform app_private.refuse_field('supportEmail', 'validEmail');
  elsif not app_private.is_link(new.url) then
    perform app_private.refuse_field('url', 'validLink');
  elsif new.twitter_handle !~ '^[A-Za-z0-9_]{1,15}$' then
    perform app_private.refuse_field('twitterHandle', 'twitterHandle');
  elsif new.custodian is not null and coalesce(new.investor_type !~ '\mIRA\M', true) then
    perform app_private.refuse_field('custodian', 'onlyRetirement');
  elsif length(new.custodian) > 200 or app_private.hides_characters(new.custodian) then
    perform app_private.refuse_field('custodian', 'custodian');
  elsif new.contact_name is distinct from old.contact_name
    and (length(new.contact_name) > 200 or app_private.hides_characters(new.contact_name)) then
    perform app_private.refuse_field('contactName', 'contact');
  end if;
  return new;
end
$$;

create function app_public.accounts_formation_date(accounts app_public.accounts) returns date
language sql stable set search_path = pg_catalog
as $$ select accounts.formation_date where accounts.id = app_private.account_id() $$;
comment on function app_public.accounts_formation_date is
  'The time when the account''s own company was formed, or person was born; null for other accounts.';
