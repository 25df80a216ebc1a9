select app_private.make_live('app_public.customers', 'account_id');
create trigger show_customer after insert on app_public.customers referencing new table as new_rows
  for each statement execute function app_private.show_customer();
create trigger tidy_customer before update of contact_name, email on app_public.customers
  for each row execute function app_private.tidy_customer();
create trigger describe_account after update of contact_name, email on app_public.customers
  for each row when (row(new.contact_name, new.email) is distinct from row(old.contact_name, old.email))
  execute function app_private.describe_account();
select app_private.show_as_written('app_public.customers', '@contact_name', 'email');

select app_private.make_live('app_public.instanced_account_informations', 'account_id', 'investor_id');
select app_private.make_audited('app_public.instanced_account_informations', '{value,answer,languages}');
select app_private.show_as_written('app_public.instanced_account_informations', '*languages');
