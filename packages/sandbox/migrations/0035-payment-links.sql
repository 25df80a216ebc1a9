-- A payment link works for whoever has it: beside the step it holds a word that nobody who knows the step can guess.
create table app_private.link_secret (
  -- One row, ever.
  id boolean primary key default true check (id),
  secret bytea not null default app_private.gen_random_bytes(32)
);
alter table app_private.link_secret enable row level security;
insert into app_private.link_secret default values;

create function app_private.link_key(step_id uuid) returns text
language sql stable security definer set search_path = pg_catalog
as $$ select encode(app_private.hmac(step_id::text::bytea, secret, 'sha256'), 'hex') from app_private.link_secret $$;

create or replace function app_private.linked(schema jsonb, step_id uuid) returns jsonb
language sql stable set search_path = pg_catalog
as $$
  select case when schema ? 'link'
    then jsonb_set(schema, '{link}', to_jsonb(replace(
      replace(schema ->> 'link', '{stepId}', step_id::text), '{linkKey}', app_private.link_key(step_id))))
    else schema end
$$;
comment on function app_private.linked is 'A link may name the step it belongs to, {stepId}, and hold its key, {linkKey}.';
