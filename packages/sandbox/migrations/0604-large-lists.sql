-- The newest holdings of an account that has most of them are found without reading all, as PostGraphile sorts them.
create index on app_public.holdings (issued_on desc nulls last, id desc);
-- Nobody may ask by issuer and amount alone, and the planner mistook it for a short way to most of the table.
drop index app_public.holdings_issuer_id_amount_idx;
