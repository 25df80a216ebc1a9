-- A text that a person types for others is shown as written: app_private.hides_characters finds texts with
-- hidden characters. A name used in mails must not contain a web address either:
-- app_private.holds_web_address.
create function app_private.check_shown() returns trigger
language plpgsql volatile security definer set search_path = pg_catalog
as $$
declare
  written jsonb := to_jsonb(new);
  marked text;
  field text;
begin
  -- It is called for a row with such a text in it: which one?
  select names into marked from unnest(tg_argv) as names
  where app_private.hides_characters(written ->> ltrim(names, '*@'), names not like '*%')
    or names like '@%' and app_private.holds_web_address(written ->> ltrim(names, '@')) limit 1;
  field := replace(initcap(replace(ltrim(marked, '*@'), '_', ' ')), ' ', '');
  perform app_private.refuse_field(lower(left(field, 1)) || substr(field, 2),
    case when app_private.hides_characters(written ->> ltrim(marked, '*@'), marked not like '*%')
      then 'This contains hidden characters. Please type it again.'
      else 'A name holds no web address. Please leave out “://” and “www.”.' end);
  return new;
end
$$;

create function app_private.show_as_written(shown regclass, variadic columns text[]) returns void
language plpgsql volatile set search_path = pg_catalog
as $$
declare
  -- Quoted as they are named in a list, asked of a new row, and handed to the trigger.
  listed text;
  asked text;
  reported text;
begin
  select string_agg(quote_ident(ltrim(name, '*@')), ', '), string_agg(quote_literal(name), ', '),
    string_agg(format('app_private.hides_characters(new.%1$I::text, %2$L)', ltrim(name, '*@'), name not like '*%')
      || case when name like '@%' then format(' or app_private.holds_web_address(new.%I)', ltrim(name, '@')) else '' end, ' or ')
  into listed, reported, asked from unnest(columns) as name;
  execute format('create trigger check_shown before insert or update of %s on %s for each row when (%s) '
    'execute function app_private.check_shown(%s)', listed, shown, asked, reported);
end
$$;
comment on function app_private.show_as_written is
  'The columns whose texts are shown as they were written; a star before a name allows several lines, an @ says that mails are written with it.';

select
  app_private.show_as_written('app_public.accounts', '@name', 'legal_name', 'email', '@contact_name', 'support_email',
    'custodian'),
  app_private.show_as_written('app_public.addresses',
    'line_one', 'line_two', 'line_three', 'line_four', 'city', 'province', 'postal_code'),
  app_private.show_as_written('app_public.allocation_annotations', '*annotation'),
  app_private.show_as_written('app_public.allocation_offering_links', 'name'),
  app_private.show_as_written('app_public.allocations', '@name'),
  app_private.show_as_written('app_public.asset_types', 'type', 'accounting_type'),
  app_private.show_as_written('app_public.assets', '@name', 'type'),
  app_private.show_as_written('app_public.blockchain_addresses', 'address'),
  app_private.show_as_written('app_public.broker_allocations', '@name'),
  app_private.show_as_written('app_public.capital_deployments', '*note'),
  app_private.show_as_written('app_public.contracts', 'contract_address'),
  app_private.show_as_written('app_public.customers', '@contact_name', 'email'),
  app_private.show_as_written('app_public.distribution_annotations', '*annotation'),
  app_private.show_as_written('app_public.distribution_custom_fields', 'name', '*value'),
  app_private.show_as_written('app_public.distributions', '*issuance_note'),
  app_private.show_as_written('app_public.documents', 'name'),
  app_private.show_as_written('app_public.instanced_account_informations', '*languages'),
  app_private.show_as_written('app_public.integration_types', 'name'),
  app_private.show_as_written('app_public.integrations', '*description'),
  app_private.show_as_written('app_public.investor_account_types', 'type'),
  app_private.show_as_written('app_public.mapped_signing_templates', '@name'),
  app_private.show_as_written('app_public.onboarding_question_joins', 'name', '*languages'),
  app_private.show_as_written('app_public.onboarding_question_sets', 'name', '*languages'),
  app_private.show_as_written('app_public.onboarding_question_types', 'name'),
  app_private.show_as_written('app_public.onboarding_questions', 'name', '*description', '*error_message', '*languages'),
  app_private.show_as_written('app_public.parties', '@first_name', '@last_name', 'email'),
  app_private.show_as_written('app_public.partners', 'name'),
  app_private.show_as_written('app_public.payment_accounts', 'name'),
  app_private.show_as_written('app_public.payment_issuers', 'name', 'email'),
  app_private.show_as_written('app_public.rounds', '@name', 'terms_url'),
  app_private.show_as_written('app_public.securities', '@name', 'ticker'),
  app_private.show_as_written('app_public.sent_signing_documents', 'to_email', '*declined_reason'),
  app_private.show_as_written('app_public.signing_accounts', 'name'),
  app_private.show_as_written('app_public.signing_fields', '*value'),
  app_private.show_as_written('app_public.signing_roles', '@to_name', 'to_email'),
  app_private.show_as_written('app_public.step_form_schemas', 'name', '*description'),
  app_private.show_as_written('app_public.tokens', 'name', 'symbol'),
  app_private.show_as_written('app_public.users', '@first_name', '@last_name', 'emails'),
  app_private.show_as_written('app_public.vendor_agents', '@name'),
  app_private.show_as_written('app_public.vendor_qualifications', '@name', '*description');
