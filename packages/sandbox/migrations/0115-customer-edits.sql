-- A vendor edits a contact, and its account while that is unclaimed and belongs to no other vendor.
create function app_private.tidy_customer() returns trigger
language plpgsql volatile security definer set search_path = pg_catalog
as $$
begin
  new.contact_name := btrim(new.contact_name);
  new.email := lower(btrim(new.email));
  if coalesce(length(new.contact_name) not between 1 and 200, true) then
    perform app_private.refuse_field('contactName', 'Contact Name is required.');
  elsif new.email is distinct from old.email and not app_private.is_email(new.email) then
    perform app_private.refuse_field('email', 'Email is required.');
  end if;
  return new;
end
$$;
create trigger tidy_customer before update of contact_name, email on app_public.customers
  for each row execute function app_private.tidy_customer();

create function app_private.keeps_account(vendor uuid, investor uuid) returns boolean
language sql stable set search_path = pg_catalog
as $$
  select not app_private.is_claimed(investor) and not exists (
    select from app_public.customers where investor_id = investor and account_id <> vendor
  )
$$;
comment on function app_private.keeps_account is 'True when only this vendor may edit the investor''s account.';

create function app_private.describe_account() returns trigger
language plpgsql volatile security definer set search_path = pg_catalog
as $$
begin
  if app_private.keeps_account(new.account_id, new.investor_id) then
    update app_public.accounts set
      contact_name = new.contact_name, email = new.email,
      name = case when name = old.contact_name then new.contact_name else name end
    where id = new.investor_id;
  end if;
  return null;
end
$$;
create trigger describe_account after update of contact_name, email on app_public.customers
  for each row when (row(new.contact_name, new.email) is distinct from row(old.contact_name, old.email))
  execute function app_private.describe_account();

create function app_private.forget_claims() returns trigger
language plpgsql volatile security definer set search_path = pg_catalog
as $$
begin
  delete from app_private.mail_links where account_id = new.id and kind = 'claim' and used_at is null;
  return null;
end
$$;
comment on function app_private.forget_claims is 'The reader of the old address can no longer claim the account.';
create trigger forget_claims after update of email on app_public.accounts
  for each row when (new.email is distinct from old.email) execute function app_private.forget_claims();
