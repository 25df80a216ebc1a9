alter table app_private.invited_delegates enable row level security;

grant execute on function app_public.make_delegate to app_user;
grant execute on function app_public.transfer_ownership to app_user;
