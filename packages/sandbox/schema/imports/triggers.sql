select app_private.make_live('app_public.imports', 'account_id');
