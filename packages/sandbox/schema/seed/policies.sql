alter table app_private.seeding enable row level security;
