-- The values of the fields of a document: the mapping, applied to a step or a test.
create function app_private.address_of(account uuid) returns text
language sql stable set search_path = pg_catalog
as $$
  select coalesce(accounts.email, (
    select users.emails[1] from app_public.users_accounts as places
    join app_public.users on users.id = places.user_id
    where places.account_id = accounts.id and places.status = 'active'
    order by (places.role = 'account_owner') desc, places.created_on, places.id limit 1
  ))
  from app_public.accounts where accounts.id = account
$$;
comment on function app_private.address_of is 'The e-mail address of an account, or of its owner.';

create function app_private.signing_facts(step_id uuid) returns jsonb
language sql stable set search_path = pg_catalog
as $$
  select jsonb_build_object(
    'investor_name', investors.name, 'investor_email', app_private.address_of(investors.id),
    'investor_type', investors.investor_type, 'issuer_name', issuers.name, 'seller_name', sellers.name,
    'asset_name', app_private.offered_name(allocations.id), 'round_name', rounds.name,
    'units', trim(to_char(distributions.amount, 'FM999,999,999,999,990.999999'), '.'),
    'price_per_unit', to_char(app_private.price_paid(distributions), 'FM999,999,999,990.00999999999999999999'),
    'total_investment', to_char(distributions.amount * app_private.price_paid(distributions),
      'FM999,999,999,999,990.00'),
    'signing_date', to_char(app_private.today(), 'MM/DD/YYYY'))
  from app_public.steps
  join app_public.accounts as investors on investors.id = steps.investor_id
  join app_public.accounts as issuers on issuers.id = steps.issuer_id
  join app_public.accounts as sellers on sellers.id = steps.owner_id
  left join app_public.distributions on distributions.process_id = steps.process_id
  left join app_public.allocations on allocations.id = distributions.allocation_id
  left join app_public.rounds on rounds.id = allocations.round_id
  where steps.id = step_id
$$;

create function app_private.filled(words text, facts jsonb) returns text
language plpgsql immutable set search_path = pg_catalog
as $$
declare
  fact record;
begin
  for fact in select key, value from jsonb_each_text(facts) loop
    words := replace(words, '{{' || fact.key || '}}', coalesce(fact.value, ''));
  end loop;
  return words;
end
$$;

create function app_private.field_values(template_id uuid, facts jsonb, is_test boolean) returns jsonb
language sql stable set search_path = pg_catalog
as $$
  select coalesce(jsonb_object_agg(fields.value_variable, case
    when wanted.is_provider_only then ''
    -- A test says in every field whose it is.
    when is_test then coalesce(fields.value, wanted.test_value) || ' ' || roles.name
    when wanted.field = 'static' then fields.value
    when wanted.field = 'custom' then app_private.filled(fields.value, facts)
    else coalesce(facts ->> wanted.field, '')
  end), '{}')
  from app_public.signing_fields as fields
  join app_public.signing_documents as documents on documents.id = fields.signing_document_id
  join app_public.signing_roles as roles on roles.id = fields.signing_role_id
  join app_public.mapping_fields as wanted on wanted.id = fields.map_to
  where documents.mapped_signing_template_id = template_id
$$;
comment on function app_private.field_values is 'The text of every mapped field, by data label.';
