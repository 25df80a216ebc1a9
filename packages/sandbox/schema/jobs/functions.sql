create function app_private.enqueue(kind text, subject_id uuid, delay interval default '1500 milliseconds') returns void
language plpgsql volatile set search_path = pg_catalog
as $$
begin
  insert into app_private.jobs (kind, subject_id, due_at) values (kind, subject_id, clock_timestamp() + delay);
  perform pg_notify('app_job', '');
end
$$;
comment on function app_private.enqueue is 'Schedules a call of app_private.<kind>(subject_id) after the delay.';

create function app_private.put_off(job app_private.jobs, sql_state text) returns void
language sql volatile set search_path = pg_catalog
as $$
  update app_private.jobs set attempts = job.attempts + 1, sql_state = put_off.sql_state,
    due_at = case when job.attempts < 9 then clock_timestamp() + power(2, job.attempts) * interval '1 second'
      else 'infinity' end
  where id = job.id
$$;
comment on function app_private.put_off is 'Schedules another attempt after 1, 2, 4… seconds, ten in all; then the row stays for an operator.';

create function app_private.do_job(job app_private.jobs) returns void
language plpgsql volatile set search_path = pg_catalog
as $$
declare
  operation_id uuid := gen_random_uuid();
  words text := replace(initcap(replace(job.kind, '_', ' ')), ' ', '');
begin
  begin
    perform set_config('app.operation_id', operation_id::text, true);
    execute format('select app_private.%I($1)', job.kind) using job.subject_id;
    delete from app_private.jobs where id = job.id;
    perform app_private.record_operation(operation_id, lower(left(words, 1)) || substr(words, 2));
  exception when others then
    perform app_private.put_off(job, sqlstate);
    perform app_private.record_operation(operation_id, lower(left(words, 1)) || substr(words, 2), 'failed', 'internal');
  end;
end
$$;
comment on function app_private.do_job is 'Runs a job and records it in the audit as work of the platform.';

create function app_private.run_job() returns boolean
language plpgsql volatile set search_path = pg_catalog
as $$
declare
  job app_private.jobs;
begin
  -- Another server may be working on one: each takes a job without a lock.
  select * into job from app_private.jobs where due_at <= clock_timestamp()
  order by due_at, id limit 1 for update skip locked;
  if job.id is null then
    return false;
  end if;
  perform app_private.do_job(job);
  return true;
end
$$;
comment on function app_private.run_job is 'Runs one job that is due; true if there was one.';

-- The greatest of 0 and null is 0: where there is nothing to do, every worker would ask again at once.
create function app_private.next_job_in() returns numeric
language sql volatile set search_path = pg_catalog
as $$
  select case when min(due_at) is not null
    then least(86400000, greatest(0, ceil(extract(epoch from min(due_at) - clock_timestamp()) * 1000))) end
  from app_private.jobs where due_at < 'infinity'
$$;
comment on function app_private.next_job_in is 'Milliseconds until a job is due, a day at most; null when there is none.';
