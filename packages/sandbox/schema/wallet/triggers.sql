select app_private.make_audited('app_public.blockchain_addresses');
select app_private.show_as_written('app_public.blockchain_addresses', 'address');
select app_private.make_live('app_public.blockchain_addresses', 'account_id', 'visible_rows.row_id:id');
