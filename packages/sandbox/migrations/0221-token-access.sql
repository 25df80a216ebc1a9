-- Whose tokens are whose: every round has one from the start, and who holds units of it sees it.
create function app_private.own_contract() returns trigger
language plpgsql volatile security definer set search_path = pg_catalog
as $$
begin
  select round_id, issuer_id into strict new.round_id, new.issuer_id from app_public.tokens where id = new.token_id;
  return new;
end
$$;
create trigger own_contract before insert on app_public.contracts
  for each row execute function app_private.own_contract();

create function app_private.own_cap_table_entry() returns trigger
language plpgsql volatile security definer set search_path = pg_catalog
as $$
begin
  select issuer_id into strict new.issuer_id from app_public.tokens where id = new.token_id;
  select account_id into strict new.investor_id from app_public.blockchain_addresses where id = new.blockchain_address_id;
  if new.investor_id is not null then
    perform app_private.show(new.investor_id, new.token_id);
  end if;
  if new.issuer_id is not null then
    perform app_private.show(new.issuer_id, new.blockchain_address_id);
  end if;
  return new;
end
$$;
create trigger own_cap_table_entry before insert on app_public.cap_table_entries
  for each row execute function app_private.own_cap_table_entry();

create function app_private.give_token() returns trigger
language plpgsql volatile security definer set search_path = pg_catalog
as $$
begin
  insert into app_public.tokens (round_id, issuer_id, created_on) values (new.id, new.issuer_id, new.created_on);
  return null;
end
$$;
create trigger give_token after insert on app_public.rounds
  for each row execute function app_private.give_token();

alter table app_public.tokens enable row level security;
create policy select_own on app_public.tokens for select using (
  issuer_id = (select app_private.account_id())
  or exists (
    select from app_private.visible_rows as visible
    where visible.row_id = tokens.id and visible.account_id = (select app_private.account_id())
  )
  or exists (
    select from app_private.visible_rows as visible
    where visible.row_id = tokens.round_id and visible.account_id = (select app_private.account_id())
  )
);
alter table app_public.contracts enable row level security;
create policy select_own on app_public.contracts for select using (
  issuer_id = (select app_private.account_id())
  or exists (
    select from app_private.visible_rows as visible
    where visible.row_id = contracts.token_id and visible.account_id = (select app_private.account_id())
  )
  or exists (
    select from app_private.visible_rows as visible
    where visible.row_id = contracts.round_id and visible.account_id = (select app_private.account_id())
  )
);
alter table app_public.cap_table_entries enable row level security;
create policy select_own on app_public.cap_table_entries for select using (
  issuer_id = (select app_private.account_id())
  or investor_id = (select app_private.account_id())
);
grant select on app_public.tokens to app_user;
grant select on app_public.contracts to app_user;
grant select (id, token_id, blockchain_address_id, amount, version) on app_public.cap_table_entries to app_user;
