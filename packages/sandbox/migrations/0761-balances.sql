-- The balance of an account of the book after an entry.
create function app_public.ledger_entries_balance_after(ledger_entries app_public.ledger_entries) returns numeric
language sql stable set search_path = pg_catalog
as $$
  -- A broker sees some of a holder's entries: their sum would be no balance.
  select case
    when ledger_entries.holding_id is null then (select total from app_public.securities where id = ledger_entries.security_id) + sum(amount)
    when (select app_private.account_id()) in (ledger_entries.issuer_id, ledger_entries.investor_id) then sum(amount)
  end
  from app_public.ledger_entries as earlier
  where earlier.security_id = ledger_entries.security_id
    and case when ledger_entries.holding_id is null then earlier.holding_id is null
      else earlier.holding_id is not null and earlier.investor_id = ledger_entries.investor_id end
    and (earlier.booked_on, earlier.created_on, earlier.transaction_id, earlier.amount, earlier.id)
      <= (ledger_entries.booked_on, ledger_entries.created_on, ledger_entries.transaction_id, ledger_entries.amount, ledger_entries.id)
$$;
comment on function app_public.ledger_entries_balance_after is
  E'@figure TXN-004\nUnits of the security that its holder had once it was booked, or that were left to issue; null where the reader does not see all of them.';
grant execute on function app_public.ledger_entries_balance_after to app_user;
-- Serves the balance of one holder of a security.
create index on app_public.ledger_entries (investor_id, security_id, booked_on);
