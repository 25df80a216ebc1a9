/*
 * An account keeps the colour of its initials wherever its person meets it: the colour follows from the account's place among
 * theirs, which a page that shows one of them does not know.
 */
create function app_public.users_accounts_place(users_accounts app_public.users_accounts) returns int
language sql stable set search_path = pg_catalog
as $$
  select case when users_accounts.user_id = app_private.user_id() then (
    select count(*)::int
    from app_public.users_accounts as other
    join app_public.accounts as theirs on theirs.id = other.account_id
    join app_public.accounts as this on this.id = users_accounts.account_id
    where other.user_id = users_accounts.user_id
      and (lower(theirs.name) collate "C", theirs.id) < (lower(this.name) collate "C", this.id)
  ) end
$$;
comment on function app_public.users_accounts_place is
  'Which of the person''s accounts it is, sorted by name, from 0; null for links of other people.';
grant execute on function app_public.users_accounts_place to app_user;
