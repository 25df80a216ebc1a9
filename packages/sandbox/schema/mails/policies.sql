alter table app_private.outbox enable row level security;

alter table app_private.person_locales enable row level security;

alter table app_public.vendor_default_email_preferences enable row level security;
create policy select_own on app_public.vendor_default_email_preferences for select using (
  account_id = (select app_private.account_id())
);
create policy update_own on app_public.vendor_default_email_preferences for update using (
  account_id = (select app_private.account_id())
);
select app_private.make_writable('app_public.vendor_default_email_preferences', 'vendor_default_email_preference');
grant select, update (send_distribution, version) on app_public.vendor_default_email_preferences to app_user;

alter table app_private.mail_links enable row level security;

alter table app_public.mail_choices enable row level security;
create policy select_own on app_public.mail_choices for select using (user_id = (select app_private.user_id()));
grant select on app_public.mail_choices to app_user;

grant execute on function app_public.choose_mail to app_user;

select app_private.allow_everyone('choose_mail');

select app_private.allow('update_vendor_default_email_preference', '{issuer,broker}');
