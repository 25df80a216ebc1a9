alter table app_private.idempotency enable row level security;
