-- broker_typeahead: an issuer finds the brokers it may invite by the beginning of a word of their names.
create type app_public.broker_suggestion as (id uuid, name text);
comment on type app_public.broker_suggestion is 'The public data of a broker.';

create function app_private.words_like(typed text) returns text
language sql immutable set search_path = pg_catalog
as $$ select regexp_replace(lower(btrim(typed)), '([\\%_])', '\\\1', 'g') || '%' $$;

create function app_public.broker_typeahead(name text) returns setof app_public.broker_suggestion
language sql stable strict rows 20 security definer set search_path = pg_catalog
as $$
  select brokers.id, brokers.name from app_public.accounts as brokers
  where brokers.type = 'broker' and btrim(broker_typeahead.name) <> ''
    and (lower(brokers.name) like app_private.words_like(broker_typeahead.name)
      or lower(brokers.name) like '% ' || app_private.words_like(broker_typeahead.name))
    and exists (
      select from app_private.membership(app_private.user_id(), app_private.account_id()) as member
      where member.type = 'issuer' and member.status = 'active'
    )
  order by lower(brokers.name collate "C"), brokers.id
  limit 20
$$;
comment on function app_public.broker_typeahead is 'At most 20 brokers with a word in their name that begins with the typed text.';
grant execute on function app_public.broker_typeahead to app_user;
