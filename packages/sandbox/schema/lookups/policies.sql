alter table app_public.countries enable row level security;
create policy select_all on app_public.countries for select using (true);
grant select on app_public.countries to app_user;

alter table app_public.currencies enable row level security;
create policy select_all on app_public.currencies for select using (true);
grant select on app_public.currencies to app_user;

alter table app_public.chains enable row level security;
create policy select_all on app_public.chains for select using (true);
grant select on app_public.chains to app_user;
