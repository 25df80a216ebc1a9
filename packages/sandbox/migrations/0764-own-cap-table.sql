-- A vendor's own cap table on a page of its own: a session of the vendor's key for the vendor's account, which reads that and
-- nothing else. Whatever makes a session: the vendor's own account has the vendor's cap table alone, and nobody else's has it.
create function app_private.check_own_cap_table() returns trigger
language plpgsql volatile set search_path = pg_catalog
as $$
declare
  is_own boolean := exists (
    select from app_public.embed_keys join app_public.accounts on accounts.id = embed_keys.account_id
    where embed_keys.id = new.embed_key_id and accounts.id = new.account_id and accounts.type <> 'investor'
  );
begin
  if (is_own and new.components is distinct from array['capTable']) or (not is_own and 'capTable' = any (new.components)) then
    perform app_private.refuse('invalid_input',
      'capTable stands alone, and is for the account of the key itself.');
  end if;
  return new;
end
$$;
create trigger check_own_cap_table before insert or update of components, account_id on app_private.sessions
  for each row when (new.kind = 'embed') execute function app_private.check_own_cap_table();
