alter table app_private.invited_delegates enable row level security;

grant execute on function app_public.make_delegate to app_user;
grant execute on function app_public.transfer_ownership to app_user;

select app_private.allow('make_delegate', '{issuer,broker,agent,ats,investor}');
select app_private.allow('transfer_ownership', '{issuer,broker,agent,ats,investor}', '{account_owner}');
select app_private.allow('update_users_account', '{issuer,broker,agent,ats,investor}');
