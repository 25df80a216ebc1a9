alter table app_private.jobs enable row level security;
