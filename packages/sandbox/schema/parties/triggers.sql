select app_private.make_live('app_public.addresses', 'owner_id');
create trigger own_address before insert or update on app_public.addresses
  for each row execute function app_private.own_address();
select app_private.make_audited('app_public.addresses');
create trigger tidy_address before insert or update on app_public.addresses
  for each row execute function app_private.tidy_address();
select app_private.show_as_written('app_public.addresses',
  'line_one', 'line_two', 'line_three', 'line_four', 'city', 'province', 'postal_code');

select app_private.make_audited('app_public.parties', '{date_of_birth,tax_short}');
select app_private.show_as_written('app_public.parties', '@first_name', '@last_name', 'email');
select app_private.make_live('app_public.parties', 'account_id');
