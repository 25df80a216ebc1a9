alter table app_public.terms_of_services enable row level security;
create policy select_all on app_public.terms_of_services for select using (true);
grant select on app_public.terms_of_services to app_user;

alter table app_private.terms_acceptances enable row level security;

grant execute on function app_public.accept_terms to app_user;
grant execute on function app_public.terms_versions, app_public.terms_people to app_user;
grant execute on function app_public.publish_terms, app_public.withdraw_terms to app_user;

select app_private.allow(operation, '{admin}', '{account_owner,account_admin}')
from unnest(array['publish_terms', 'withdraw_terms']) as operation;

-- Terms are accepted before an account is chosen.
select app_private.allow_everyone('accept_terms');
