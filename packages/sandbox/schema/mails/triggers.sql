select app_private.make_live('app_public.vendor_default_email_preferences', 'account_id');

select app_private.make_live('app_public.mail_choices', 'user_id');
select app_private.make_audited('app_public.mail_choices');

create trigger try_mail before insert or update of tries on app_private.outbox
  for each row execute function app_private.try_mail();
