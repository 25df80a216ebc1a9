-- Where the product's test chain wrote down a token that has been on it.
create function app_public.tokens_private_block(tokens app_public.tokens) returns bigint
language sql stable set search_path = pg_catalog
as $$
  select max((transactions.chain_data ->> 'block_number')::bigint)
  from app_public.transactions
  join app_public.chains on chains.id = transactions.chain_data ->> 'chain' and chains.kind = 'private'
  where transactions.round_id = tokens.round_id
$$;
comment on function app_public.tokens_private_block is
  'The latest block of the product''s test chain with a transaction of it that the reader may see; null where there is none.';
grant execute on function app_public.tokens_private_block to app_user;
