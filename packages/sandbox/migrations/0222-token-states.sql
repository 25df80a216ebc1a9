-- The two state machines of decision 27: the permitted states of a token and of its contract.
create table app_private.status_moves (
  subject text not null,
  was text not null,
  becomes text not null,
  primary key (subject, was, becomes)
);
alter table app_private.status_moves enable row level security;

insert into app_private.status_moves (subject, was, becomes) values
  ('tokens', 'system_only', 'not_deployed'),   -- set up
  ('tokens', 'not_deployed', 'deploying'),     -- deploy
  ('tokens', 'deploying', 'deployed'),
  ('tokens', 'deploying', 'not_deployed'),     -- the deployment failed
  ('tokens', 'deployed', 'issuing'),           -- mint; it is deployed again when that is done
  ('tokens', 'issuing', 'deployed'),
  ('tokens', 'issuing', 'issued'),             -- the chain takes no more
  ('tokens', 'issued', 'issuing'),
  ('tokens', 'deployed', 'burning'),           -- swap chain
  ('tokens', 'issued', 'burning'),
  ('tokens', 'burning', 'not_deployed'),
  ('contracts', 'not_deployed', 'deploying'),
  ('contracts', 'deploying', 'deployed'),
  ('contracts', 'deploying', 'not_deployed'),
  ('contracts', 'deployed', 'issuing'),
  ('contracts', 'issuing', 'issued'),
  ('contracts', 'issuing', 'deployed'),        -- nothing was minted
  ('contracts', 'issued', 'issuing'),          -- more of it
  ('contracts', 'deployed', 'burning'),
  ('contracts', 'issued', 'burning'),
  ('contracts', 'burning', 'burned');

create function app_private.check_move() returns trigger
language plpgsql volatile security definer set search_path = pg_catalog
as $$
begin
  if new.status <> old.status and not exists (
    select from app_private.status_moves
    where subject = tg_table_name and was = old.status and becomes = new.status
  ) then
    perform app_private.refuse('wrong_status', format('It is %s and cannot become %s.', old.status, new.status),
      jsonb_build_object('status', old.status));
  end if;
  return new;
end
$$;
create trigger check_move before update of status on app_public.tokens
  for each row execute function app_private.check_move();
create trigger check_move before update of status on app_public.contracts
  for each row execute function app_private.check_move();
