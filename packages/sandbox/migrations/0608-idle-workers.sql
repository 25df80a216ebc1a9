-- The greatest of 0 and null is 0: where there was nothing to do, every worker asked for the next job again at once.
create or replace function app_private.next_job_in() returns numeric
language sql volatile set search_path = pg_catalog
as $$
  select case when min(due_at) is not null
    then greatest(0, ceil(extract(epoch from min(due_at) - clock_timestamp()) * 1000)) end
  from app_private.jobs where due_at < 'infinity'
$$;
