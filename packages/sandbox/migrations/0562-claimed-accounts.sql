-- The user who acts in an account that a vendor made: a placeholder for its owner, until it is claimed.
create function app_private.stand_in_of(account uuid) returns uuid
language plpgsql volatile set search_path = pg_catalog
as $$
declare
  made app_private.made_accounts;
  person uuid := gen_random_uuid();
begin
  select * into made from app_private.made_accounts where account_id = account for update;
  if made.stand_in is not null or made.account_id is null then
    return made.stand_in;
  end if;
  -- A placeholder: without an address, so that it cannot sign in, and without data of the account's person.
  insert into app_public.users (id, first_name, last_name)
  select person, split_part(known, ' ', 1), substr(known, strpos(known || ' ', ' ') + 1)
  from (select left(coalesce(contact_name, name), 100) as known from app_public.accounts where id = account) as written;
  update app_private.made_accounts set stand_in = person where account_id = account;
  insert into app_public.users_accounts (user_id, account_id, role) values (person, account, 'account_owner');
  return person;
end
$$;
comment on function app_private.stand_in_of is 'The user that a vendor''s pages act as in an account it made; null for other accounts, and after it is claimed.';

create function app_private.keep_contact(vendor uuid, account uuid) returns void
language plpgsql volatile set search_path = pg_catalog
as $$
declare
  contact app_public.customers;
  entry uuid;
begin
  select * into contact from app_public.customers where account_id = vendor and investor_id = account;
  if contact.id is not null then
    entry := app_private.make_account(vendor, contact.contact_name, contact.email);
    update app_private.made_accounts set claimed_before = true where account_id = entry;
    update app_public.customers set investor_id = entry where id = contact.id;
    perform app_private.show(vendor, entry);
  end if;
  delete from app_private.visible_rows where account_id = vendor and row_id = account;
end
$$;
comment on function app_private.keep_contact is
  'Keeps the contact that a vendor entered; the account then belongs only to the person, who has not dealt with the vendor yet.';

create function app_private.is_untouched(account uuid) returns boolean
language sql stable set search_path = pg_catalog
as $$
  select not exists (select from app_private.made_accounts where account_id = account and stand_in is not null)
    and not exists (select from app_public.distributions where investor_id = account)
    and not exists (select from app_public.holdings where investor_id = account)
$$;
comment on function app_private.is_untouched is 'True if an account that a vendor made is an entry in its book and nothing else.';

create function app_private.end_making() returns trigger
language plpgsql volatile security definer set search_path = pg_catalog
as $$
declare
  made app_private.made_accounts;
begin
  select * into made from app_private.made_accounts where account_id = new.account_id for update;
  if made.account_id is null or made.stand_in = new.user_id then
    return new;
  end if;
  if app_private.is_untouched(made.account_id) then
    perform app_private.keep_contact(made.vendor_id, made.account_id);
  end if;
  delete from app_private.made_accounts where account_id = made.account_id;
  delete from app_public.users_accounts where account_id = made.account_id and user_id = made.stand_in;
  -- Their sessions end with them.
  update app_public.users set status = 'inactive' where id = made.stand_in;
  return new;
end
$$;
comment on function app_private.end_making is 'An account that a vendor made stops being the vendor''s when it gets its owner.';
create trigger end_making before insert or update of role on app_public.users_accounts
  for each row when (new.role = 'account_owner') execute function app_private.end_making();
