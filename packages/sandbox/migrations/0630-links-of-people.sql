-- Documents are seen by their viewers; a person sees the accounts they belong to, and an account its delegates.
select app_private.install_change_triggers('app_private.document_viewers', 'notify_links',
  $$app_private.notify_links('account_id', 'document_id')$$);
select app_private.install_change_triggers('app_public.users_accounts', 'notify_members',
  $$app_private.notify_links('user_id', 'account_id')$$);
select app_private.install_change_triggers('app_public.users_accounts', 'notify_delegates',
  $$app_private.notify_links('account_id', 'user_id')$$);
