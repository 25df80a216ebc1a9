-- Rules of the ledger for every writer.
create function app_private.refuse_altering() returns trigger
language plpgsql volatile set search_path = pg_catalog
as $$
begin
  if coalesce(current_setting('app.resetting', true), '') <> 'on' then
    perform app_private.refuse('ledger_is_final', 'The ledger is written once: book another transaction instead.');
  end if;
  return null;
end
$$;
create trigger refuse_altering before update or delete or truncate on app_public.transactions
  for each statement execute function app_private.refuse_altering();
create trigger refuse_altering before update or delete or truncate on app_public.ledger_entries
  for each statement execute function app_private.refuse_altering();

create function app_private.check_zero_sum() returns trigger
language plpgsql volatile security definer set search_path = pg_catalog
as $$
begin
  if (select sum(amount) from app_public.ledger_entries where transaction_id = new.transaction_id) <> 0 then
    perform app_private.refuse('ledger_unbalanced', 'The entries of a transaction have to sum to zero.');
  end if;
  return null;
end
$$;
-- At the end of the transaction, when all its entries are there.
create constraint trigger check_zero_sum after insert on app_public.ledger_entries
  deferrable initially deferred for each row execute function app_private.check_zero_sum();

create function app_private.check_issued() returns trigger
language plpgsql volatile set search_path = pg_catalog
as $$
declare
  most numeric := (to_jsonb(new) ->> tg_argv[0])::numeric;
begin
  if new.issued > most and new.issued > old.issued then
    perform app_private.refuse('over_issued', 'There are not that many units left to issue.', jsonb_build_object(
      'of', tg_argv[1], 'available', trim_scale(greatest(0, most - old.issued))::text));
  elsif new.issued > most then
    perform app_private.refuse('below_issued', 'More units than that have been issued already.',
      jsonb_build_object('issued', trim_scale(new.issued)::text));
  end if;
  return new;
end
$$;
comment on function app_private.check_issued is 'Holds issued units to the most there may be; the row is locked by the update that asks.';

create trigger check_issued before update of issued, authorized_total on app_public.assets
  for each row execute function app_private.check_issued('authorized_total', 'asset');
create trigger check_issued before update of issued, total on app_public.securities
  for each row execute function app_private.check_issued('total', 'security');
create trigger check_issued before update of issued, total on app_public.rounds
  for each row execute function app_private.check_issued('total', 'round');

create function app_private.check_holding() returns trigger
language plpgsql volatile security definer set search_path = pg_catalog
as $$
begin
  if new.amount <> (select coalesce(sum(amount), 0) from app_public.ledger_entries where holding_id = new.id)
    or (new.security_id, new.investor_id) is distinct from (old.security_id, old.investor_id) then
    perform app_private.refuse('ledger_unbalanced', 'A holding is what the ledger says of it.');
  end if;
  return new;
end
$$;
create trigger check_holding before update of amount, security_id, investor_id on app_public.holdings
  for each row execute function app_private.check_holding();
