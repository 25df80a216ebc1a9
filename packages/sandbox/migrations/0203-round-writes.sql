-- Rounds: created with the security they sell, edited as far as the sold units allow it.
select app_private.make_writable('app_public.rounds', 'round');

create policy update_own on app_public.rounds for update using (
  issuer_id = (select app_private.account_id())
);
grant update (name, opens_on, closes_on, status, total, price, terms_url, security_id, version)
  on app_public.rounds to app_user;

create function app_private.check_round() returns trigger
language plpgsql volatile security definer set search_path = pg_catalog
as $$
declare
  sold numeric;
begin
  if new.closes_on < new.opens_on then
    perform app_private.refuse_field('closesOn', 'It closes before it opens.');
  end if;
  if tg_op = 'INSERT' then
    return new;
  end if;
  if new.security_id is distinct from old.security_id and (old.issued > 0 or not exists (
    select from app_public.securities where id = new.security_id and issuer_id = new.issuer_id
  )) then
    perform app_private.refuse('security_not_available', 'The round cannot sell this security.');
  end if;
  if new.total < old.total then
    select coalesce(sum(distributions.amount), 0) into sold
    from app_public.distributions join app_public.allocations on allocations.id = distributions.allocation_id
    where allocations.round_id = new.id and distributions.status <> 'deleted';
    if new.total < sold then
      perform app_private.refuse('below_sold', 'More units than that have been sold already.',
        jsonb_build_object('sold', trim_scale(sold)::text));
    end if;
  end if;
  return new;
end
$$;
create trigger check_round before insert or update of security_id, total, opens_on, closes_on on app_public.rounds
  for each row execute function app_private.check_round();

create function app_private.show_security() returns trigger
language plpgsql volatile security definer set search_path = pg_catalog
as $$
begin
  -- A reader of the round also reads its security.
  insert into app_private.visible_rows (account_id, row_id)
  select account_id, new.security_id from app_private.visible_rows
  where row_id = new.id and new.security_id is not null
  order by account_id
  on conflict do nothing;
  return null;
end
$$;
create trigger show_security after update of security_id on app_public.rounds
  for each row execute function app_private.show_security();
create index on app_private.visible_rows (row_id);

create function app_public.rounds_unit_value(rounds app_public.rounds) returns numeric
language sql stable set search_path = pg_catalog
as $$ select unit_value from app_public.securities where id = rounds.security_id $$;
comment on function app_public.rounds_unit_value is 'The current value of a unit of its security, in US dollars.';
grant execute on function app_public.rounds_unit_value to app_user;
