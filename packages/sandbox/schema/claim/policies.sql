alter table app_private.made_accounts enable row level security;

alter table app_private.prepared_distributions enable row level security;

grant execute on function app_public.send_claim_account_email, app_public.resend_email to app_user;
grant execute on function app_public.invitations to app_user;
