-- An account edits its addresses, and those of the people behind it.
create function app_private.tidy_address() returns trigger
language plpgsql volatile security definer set search_path = pg_catalog
as $$
begin
  new.line_one := btrim(new.line_one);
  new.line_two := nullif(btrim(new.line_two), '');
  new.line_three := nullif(btrim(new.line_three), '');
  new.line_four := nullif(btrim(new.line_four), '');
  new.city := btrim(new.city);
  new.province := btrim(new.province);
  new.postal_code := nullif(btrim(new.postal_code), '');
  if '' in (new.line_one, new.city, new.province) then
    perform app_private.refuse('invalid_input', 'An address is not complete.');
  end if;
  return new;
end
$$;
create trigger tidy_address before update on app_public.addresses
  for each row execute function app_private.tidy_address();

select app_private.make_writable('app_public.addresses', 'address');
create policy update_own on app_public.addresses for update using (owner_id = (select app_private.account_id()));
grant update (
  line_one, line_two, line_three, line_four, city, province, postal_code, country_id, version
) on app_public.addresses to app_user;
