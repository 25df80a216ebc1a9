-- Transactions with everything a row of a grid shows, to filter and to sort by all of it.
create view app_public.full_transactions with (security_invoker = true) as
select
  transactions.id, transactions.id::text as reference, transactions.kind, transactions.security_id, transactions.round_id,
  transactions.issuer_id, transactions.broker_id, transactions.booked_on, transactions.created_on, transactions.version,
  (transactions.chain_data ->> 'paid_on')::date as paid_on,
  brokers.name as broker_account_name, issuers.name as issuer_account_name, securities.name as security_name,
  moved.entry_count, moved.units, moved.from_names, moved.to_names
from app_public.transactions
left join app_public.accounts as brokers on brokers.id = transactions.broker_id
left join app_public.accounts as issuers on issuers.id = transactions.issuer_id
left join app_public.securities on securities.id = transactions.security_id
cross join lateral (
  select count(*)::int as entry_count,
    greatest(sum(amount) filter (where amount > 0), - sum(amount) filter (where amount < 0)) as units,
    -- Units that belong to no holding are those of the issuer.
    string_agg(distinct parties.name, ', ') filter (where amount < 0) as from_names,
    string_agg(distinct parties.name, ', ') filter (where amount > 0) as to_names
  from app_public.ledger_entries
  left join app_public.accounts as investors on investors.id = ledger_entries.investor_id
  cross join lateral (
    select case when ledger_entries.investor_id is null then issuers.name else investors.name end as name
  ) as parties
  where transaction_id = transactions.id
) as moved;
comment on view app_public.full_transactions is
  E'@primaryKey id\n@foreignKey (id) references app_public.transactions (id)|@behavior -filterBy\nA transaction, with data of the broker that approved it, its security and its entries.';
comment on column app_public.full_transactions.reference is 'Its id as text, for searches.';
comment on column app_public.full_transactions.kind is 'issuance, transfer, mint or burn.';
comment on column app_public.full_transactions.booked_on is 'The day from which it counts.';
comment on column app_public.full_transactions.paid_on is 'The day it was paid for.';
comment on column app_public.full_transactions.broker_account_name is 'The broker that approved it; null when unknown.';
comment on column app_public.full_transactions.entry_count is 'The number of ledger entries that the reader can see.';
comment on column app_public.full_transactions.units is 'Units that moved.';
comment on column app_public.full_transactions.from_names is 'Names of the accounts from which units came, as far as the reader can see them; the issuer for units that no investor held.';
comment on column app_public.full_transactions.to_names is 'Names of the accounts that received units, as far as the reader can see them.';
comment on column app_public.full_transactions.version is 'The version of the transaction; changes are pushed under its name.';
