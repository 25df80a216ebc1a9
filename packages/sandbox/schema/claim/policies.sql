alter table app_private.made_accounts enable row level security;

alter table app_private.prepared_distributions enable row level security;

grant execute on function app_public.send_claim_account_email, app_public.resend_email to app_user;
grant execute on function app_public.invitations to app_user;

-- A person claims an account before they belong to any.
select app_private.allow_everyone('send_claim_account_email');
select app_private.allow_everyone('resend_email');
