-- A vendor's administration on its own page: a session of the vendor's key for the vendor's account. A
-- session for the vendor's own account may have the components of that account only, and a session for
-- another account has none of them.
create function app_private.check_own_components() returns trigger
language plpgsql volatile set search_path = pg_catalog
as $$
declare
  is_own boolean := exists (
    select from app_public.embed_keys join app_public.accounts on accounts.id = embed_keys.account_id
    where embed_keys.id = new.embed_key_id and accounts.id = new.account_id and accounts.type <> 'investor'
  );
begin
  -- Some are shown to both: each sees its own rows.
  if is_own and not new.components <@ (app_private.own_components() || app_private.shared_components()) then
    perform app_private.refuse('invalid_input', 'For the account of the key itself there is '
      || array_to_string(app_private.own_components() || app_private.shared_components(), ', ') || '.');
  elsif not is_own and new.components && app_private.own_components() then
    perform app_private.refuse('invalid_input',
      array_to_string(app_private.own_components(), ', ') || ' are for the account of the key itself.');
  end if;
  return new;
end
$$;
create trigger check_own_components before insert or update of components, account_id on app_private.sessions
  for each row when (new.kind = 'embed') execute function app_private.check_own_components();
