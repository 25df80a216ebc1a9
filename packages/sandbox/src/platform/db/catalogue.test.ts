import { expect, it } from 'vitest'
import { onEveryEngine } from '../../testing/database/onEveryEngine.ts'

/** Texts that no person types for others to see. */
const notTyped = [
  // Text from a bank: `plain_line` removes invisible characters, and no payment is refused for it.
  ...['received_payments.payer_name', 'received_payments.provider_key', 'received_payments.reference'],
  // Copies of names that were checked where they were typed.
  ...['received_payments.proposed_investor_name', 'received_payments.proposed_round_name'],
  'received_payments.held_round_name',
  ...['received_payment_parts.investor_name', 'received_payment_parts.round_name'],
  ...['issuance_requests.asset_name', 'issuance_requests.investor_name'],
  ...['issuance_requests.issuer_name', 'issuance_requests.round_name'],
  // Texts of the platform itself, its seed or its administrator's lists.
  ...[
    'accounts.investor_type',
    'countries.name',
    'document_sharing_allowed_shares.name',
    'document_sharings.name',
  ],
  ...['document_sharings.to_role', 'documents.extension', 'integrations.service', 'integrations.type'],
  ...[
    'instanced_account_informations.field',
    'instanced_account_informations.key',
    'instanced_account_informations.lang',
    'partners.logo',
    'partners.url',
  ],
  ...[
    'mapping_fields.description',
    'mapping_fields.field',
    'mapping_fields.test_value',
    'mapping_roles.description',
  ],
  ...[
    'mapping_roles.id',
    'parties.role',
    'parties.tax_short',
    'processes.name',
    'reports.account_types',
    'reports.name',
  ],
  ...['reports.path', 'steps.service', 'steps.type', 'vendor_qualifications.service'],
  // Of a list, made by the platform, and checked as origins.
  ...['embed_keys.components', 'embed_keys.hint', 'embed_keys.origins'],
  ...['allocations_vesting_schedules.duration', 'vesting_schedules.duration'],
  // An address, which its own rule holds to plain characters; an answer of a server as it came; words of the platform.
  ...[
    'webhook_endpoints.url',
    'webhook_endpoints.event_types',
    'webhook_endpoints.last_error',
    'webhook_secrets.hint',
  ],
  ...[
    'webhook_events.correlation_id',
    'webhook_events.path',
    'webhook_events.subject_type',
    'webhook_events.type',
  ],
  ...[
    'webhook_attempts.error',
    'webhook_attempts.response_body',
    'webhook_attempts.type',
    'webhook_deliveries.type',
  ],
  ...['changes.row_id', 'changes.table', 'operations.code', 'operations.operation', 'operations.request_id'],
  'operations.role',
  // Chains, and copies of their columns.
  ...['blockchain_addresses.chain', 'chains.explorer', 'chains.id', 'chains.symbol', 'contracts.chain'],
  'exchange_prices.symbol',
  // Names that a provider sends.
  ...['payment_accounts.sync_error', 'payment_instruments.name', 'sent_signing_documents.document_uri'],
  ...[
    'sent_signing_documents.name',
    'signing_accounts.sync_error',
    'signing_documents.name',
    'signing_fields.name',
  ],
  ...[
    'signing_fields.value_variable',
    'signing_roles.map_to',
    'signing_roles.name',
    'signing_templates.description',
  ],
  ...['signing_templates.name', 'signing_templates.template_uri'],
  'accreditations.method',
  // A key of the step's schema, which it is compared with.
  'documents.asked_for',
  // A link, which is asked the same with all else that a link must be.
  'accounts.url',
  // A language tag, which its own rule holds to letters and digits.
  'onboarding_question_sets.lang',
  // An uploaded file, shown to its sender, with the problems found in it. The preview of a bulk operation: its effects are
  // checked where they are written.
  ...['bulk_operations.annotation', 'bulk_operations.asked_by', 'bulk_operation_rows.address'],
  ...['bulk_operation_rows.before_status', 'bulk_operation_rows.code', 'bulk_operation_rows.email'],
  ...['bulk_operation_rows.name', 'bulk_operation_rows.problem'],
  ...['import_rows.address', 'import_rows.column', 'import_rows.email', 'import_rows.name'],
  ...['import_rows.problem', 'imports.file_name', 'imports.problem', 'imports.problem_column'],
  // Copies of values that were checked on input, and a pattern, which is for machines.
  ...['instanced_account_informations.value', 'onboarding_question_types.regex'],
]

onEveryEngine('the catalogue', (database) => {
  it('has row-level security and a policy on every public table', async () => {
    const open = await database.rows(
      `select relname from pg_class
       where relnamespace = 'app_public'::regnamespace and relkind in ('r', 'p')
         and not (relrowsecurity and exists (select from pg_policy where polrelid = pg_class.oid))`,
    )
    expect(open).toEqual([])
  })

  it('has views that read as the requesting user, so that the policies of their tables apply', async () => {
    const views = await database.rows<{ name: string; options: string[] | null }>(
      `select relname as name, reloptions as options from pg_class
       where relnamespace in ('app_public'::regnamespace, 'app_private'::regnamespace) and relkind in ('v', 'm')
         and has_table_privilege('app_user', oid, 'select') order by 1`,
    )
    expect(views).toEqual(
      [
        ...['full_distribution_payments', 'full_distributions', 'full_holdings', 'full_transactions'],
        'ledger_stakeholders',
      ].map((name) => ({
        name,
        options: ['security_invoker=true'],
      })),
    )
  })

  it('has row-level security on every private table', async () => {
    const open = await database.rows(
      `select relname from pg_class
       where relnamespace = 'app_private'::regnamespace and relkind in ('r', 'p') and not relrowsecurity`,
    )
    expect(open).toEqual([])
  })

  it('has no policy that calls a function of the row', async () => {
    const policies = await database.rows<{ tablename: string; qual: string }>(
      `select tablename, coalesce(qual, '') || coalesce(with_check, '') as qual from pg_policies
       where schemaname in ('app_public', 'app_private')`,
    )
    // PostgreSQL evaluates a function without arguments once per query when it stands in a subselect.
    const once = /\( SELECT app_private\.(\w+)\(\) AS \1\)/g
    const calls = policies.filter(({ qual }) => /\w+\.\w+\(/.test(qual.replaceAll(once, '')))
    expect(policies.length).toBeGreaterThan(20)
    expect(calls).toEqual([])
  })

  it('has no policy that collects rows from a function', async () => {
    const collecting = await database.rows(
      `select tablename from pg_policies where qual ~* '\\min \\( ?select'`,
    )
    expect(collecting).toEqual([])
  })

  it('has an on delete rule for every reference', async () => {
    const silent = await database.rows(
      `select conrelid::regclass as table, conname from pg_constraint
       where connamespace in ('app_public'::regnamespace, 'app_private'::regnamespace) and contype = 'f' and confdeltype = 'a'`,
    )
    expect(silent).toEqual([])
  })

  it('has an index that begins with the column of every reference', async () => {
    const bare = await database.rows(
      `select conrelid::regclass::text as table, conname from pg_constraint
       where connamespace in ('app_public'::regnamespace, 'app_private'::regnamespace) and contype = 'f'
         and not exists (select from pg_index where indrelid = conrelid and indkey[0] = conkey[1])
         and confrelid not in ('app_public.asset_types'::regclass, 'app_public.investor_account_types'::regclass,
           'app_public.countries'::regclass)`,
    )
    expect(bare).toEqual([])
  })

  it('keeps days that can be written as YYYY-MM-DD, and no others', async () => {
    const days = await database.rows<{ day: string; checks: string }>(
      `select attrelid::regclass || '.' || attname as day,
         coalesce(string_agg(pg_get_constraintdef(pg_constraint.oid), ' '), '') as checks
       from pg_attribute
       join pg_class on pg_class.oid = attrelid and relkind = 'r' and relnamespace = 'app_public'::regnamespace
       left join pg_constraint on conrelid = attrelid and conkey = array[attnum] and contype = 'c'
       where atttypid = 'date'::regtype group by 1`,
    )
    expect(days.length).toBeGreaterThan(10)
    expect(days.filter(({ checks }) => !/0001-01-01.*9999-12-31/.test(checks))).toEqual([])
  })

  it('shows every text of a user as it was written, or has the reason here', async () => {
    const texts = await database.rows<{ column: string; table: string; definition: string | null }>(
      `select attname as column, attrelid::regclass::text as table, pg_get_triggerdef(triggers.oid) as definition
         from pg_attribute
         join pg_class on pg_class.oid = attrelid and relkind = 'r' and relnamespace = 'app_public'::regnamespace
         left join pg_trigger as triggers on tgrelid = attrelid and tgname = 'check_shown' and attnum = any(tgattr)
        where attnum > 0 and not attisdropped and atttypid in ('text'::regtype, 'text[]'::regtype)
          and not exists (
            -- One of a list of words, or of plain characters alone.
            select from pg_constraint
             where conrelid = attrelid and contype = 'c' and attnum = any(conkey) and (
               strpos(pg_get_constraintdef(pg_constraint.oid), attname || ' = ANY') > 0
               or strpos(replace(pg_get_constraintdef(pg_constraint.oid), '~ ''^[^', ''), attname || ' ~ ''^[') > 0)
          )`,
    )
    const open = texts
      .filter(({ definition }) => !definition)
      .map((one) => `${one.table.replace('app_public.', '')}.${one.column}`)

    expect(texts.length).toBeGreaterThan(60)
    expect(open.toSorted()).toEqual(notTyped.toSorted())
  })

  it('lets app_user write listed columns only, and only through the matrix, the audit and a policy', async () => {
    const loose = await database.rows(`select * from (${writableTables}) as writable where
      not (has_triggers and is_audited and has_policy and is_allowed and has_version) or whole_row`)
    expect(loose).toEqual([])
  })

  it('audits every table that is not a lookup for all, and nothing secret in it', async () => {
    const unaudited = await database.rows(
      `select relname from pg_class where relnamespace = 'app_public'::regnamespace and relkind in ('r', 'p')
         -- The rows of an uploaded contact file are visible only to its uploader; the contacts made from it are audited. Sessions are
         -- marked as used automatically; ending one is an operation. A bulk operation is a record itself,
         -- and so are an event and what became of it.
         and relname not in ('operations', 'changes', 'imports', 'import_rows', 'user_sessions', 'bulk_operations', 'bulk_operation_rows',
           'webhook_attempts', 'webhook_deliveries', 'webhook_events')
         and not exists (select from pg_trigger where tgrelid = pg_class.oid and tgname = 'record_change')
         and not exists (select from pg_policy where polrelid = pg_class.oid
           and pg_get_expr(polqual, polrelid) = 'true')`,
    )
    expect(unaudited).toEqual([])
    const unexplained = await database.rows(
      `select relname, attname from pg_trigger join pg_class on pg_class.oid = tgrelid join pg_attribute on attrelid = tgrelid
       where tgname = 'record_change' and not attisdropped and attnum > 0
         and (atttypid = 'bytea'::regtype
           or attname ~ '(^tax_|(^|_)(birth|birth_date|token|token_hash|secret|password|ciphertext|digits)$)')
         and attname <> all (string_to_array(encode(tgargs, 'escape'), '\\000'))`,
    )
    expect(unexplained).toEqual([])
  })

  it('lets app_user call writing functions only when they ask the matrix first', async () => {
    const unasked = await database.rows(
      `select proname from pg_proc where pronamespace = 'app_public'::regnamespace and provolatile = 'v'
         and has_function_privilege('app_user', oid, 'execute')
         and prosrc !~ ('require_operation\\(''' || proname || '''\\)')`,
    )
    expect(unasked).toEqual([])
  })

  // Its plan is made for the first change of a connection, of one row mostly, and kept for one of forty thousand.
  it('joins the rows before a statement with those after it in no trigger', async () => {
    const joining = await database.rows(
      `select proname from pg_proc where prosrc ~* '(old_rows|new_rows)\\s+(as\\s+\\w+\\s+)?(join|,)\\s*(old_rows|new_rows)'`,
    )
    expect(joining).toEqual([])
  })

  it('lets app_user read past the policies in these functions, and call these of the private schema', async () => {
    const callable = await database.rows<{ name: string }>(
      `select nspname || '.' || proname as name from pg_proc join pg_namespace on pg_namespace.oid = pronamespace
       where has_function_privilege('app_user', pg_proc.oid, 'execute')
         and (nspname = 'app_private' or nspname = 'app_public' and prosecdef and provolatile <> 'v')
         and not exists (select from pg_depend where objid = pg_proc.oid and deptype = 'e')
       order by 1`,
    )
    expect(callable.map(({ name }) => name)).toEqual([
      'app_private.account_id',
      'app_private.annotate_distributions',
      'app_private.audited_account_id',
      'app_private.audits_everything',
      'app_private.begin_dry_run',
      'app_private.bulk_piece',
      'app_private.cap_table_lots',
      'app_private.cap_table_units',
      'app_private.change_bulk_batch',
      'app_private.change_bulk_row',
      'app_private.change_bulk_rows',
      'app_private.change_bulk_rows_at_once',
      'app_private.check_part',
      'app_private.check_status',
      'app_private.check_unlocked',
      'app_private.complete_payments',
      'app_private.cut_cap_table',
      'app_private.cut_percent',
      'app_private.easy_bulk_rows',
      'app_private.embed_vendor',
      'app_private.error_texts',
      'app_private.expected_capital',
      'app_private.fill_in',
      'app_private.hides_characters',
      'app_private.holds_web_address',
      'app_private.in_english',
      'app_private.investment_figures',
      'app_private.investor_make_distribution',
      'app_private.is_email',
      'app_private.is_overpaid',
      'app_private.is_paid_in_full',
      'app_private.is_tokenized',
      'app_private.last_change',
      'app_private.latest_price',
      'app_private.leave_out_of_audit',
      'app_private.lock_bulk_rows',
      'app_private.make_distributions',
      'app_private.managed_allocation',
      'app_private.managing_place',
      'app_private.next_qualification',
      'app_private.now',
      'app_private.outcome_of',
      'app_private.own_bulk_operation',
      'app_private.own_disabled_features',
      'app_private.owns_many',
      'app_private.percent_of',
      'app_private.periods_passed',
      'app_private.platform_origin',
      'app_private.price_paid',
      'app_private.purchasers',
      'app_private.refuse',
      'app_private.require_operation',
      'app_private.share_of_fund',
      'app_private.shares',
      'app_private.staged_imports',
      'app_private.staged_operations',
      'app_private.store_bulk_check',
      'app_private.take_checked_units',
      'app_private.today',
      'app_private.undelivered_events',
      'app_private.undeployed_capital',
      'app_private.user_id',
      'app_private.vested_units',
      'app_private.vesting_events',
      'app_private.with_values',
      'app_public.accounts_tax_not_applicable',
      'app_public.accounts_tax_short',
      'app_public.assets_authorized_total_on',
      'app_public.audited_operations',
      'app_public.brand_versions',
      'app_public.broker_allocations_free_units',
      'app_public.broker_typeahead',
      'app_public.capital_over_time',
      'app_public.distributions_active_step',
      'app_public.distributions_active_step_status',
      'app_public.distributions_active_step_texts',
      'app_public.distributions_figures',
      'app_public.distributions_is_overpaid',
      'app_public.distributions_is_paid_in_full',
      'app_public.distributions_may_change',
      'app_public.distributions_may_withdraw',
      'app_public.distributions_signed_documents',
      'app_public.distributions_step_count',
      'app_public.distributions_step_position',
      'app_public.documents_download_url',
      'app_public.embed_keys_maker',
      'app_public.features_of_account',
      'app_public.health_of_integrations',
      'app_public.holding_value_over_time',
      'app_public.holdings_figures',
      'app_public.holdings_on_day',
      'app_public.investor_offering_details_by_id',
      'app_public.invitations',
      'app_public.offer_wall',
      'app_public.people_of_account',
      'app_public.places_of_person',
      'app_public.platform_account',
      'app_public.platform_accounts',
      'app_public.platform_brands',
      'app_public.platform_message_figures',
      'app_public.platform_messages',
      'app_public.platform_people',
      'app_public.platform_person',
      'app_public.record_history',
      'app_public.rounds_total_on',
      'app_public.sessions_of_person',
      'app_public.signing_documents_paragraphs',
      'app_public.signing_templates_contents',
      'app_public.step_form_schemas_is_used',
      'app_public.steps_investor_country',
      'app_public.steps_known_answers',
      'app_public.suspensions_of_account',
      'app_public.suspensions_of_person',
      'app_public.terms_people',
      'app_public.terms_versions',
      'app_public.users_accounts_is_account_suspended',
      'app_public.users_created_on',
      'app_public.users_emails',
      'app_public.users_first_name',
      'app_public.users_last_name',
      'app_public.users_pending_terms_of_service',
      'app_public.users_status',
    ])
  })

  it('fixes the search path of every function', async () => {
    const loose = await database.rows(
      `select proname from pg_proc where pronamespace in ('app_public'::regnamespace, 'app_private'::regnamespace)
         and not exists (select from pg_depend where objid = pg_proc.oid and deptype = 'e')
         -- The names in a parsed body were looked up when it was made.
         and prosqlbody is null and not coalesce(proconfig::text like '%search_path%', false)`,
    )
    expect(loose).toEqual([])
  })
})

/** Every table and verb that app_user is granted, with its triggers and policies. */
const writableTables = `
  select relname, verb,
    has_table_privilege('app_user', pg_class.oid, verb) and verb <> 'delete' as whole_row,
    (select count(*) = 3 from pg_trigger where tgrelid = pg_class.oid and tgname like 'check_%'
      and tgfoid = 'app_private.check_operation'::regproc) as has_triggers,
    exists (select from pg_trigger where tgrelid = pg_class.oid and tgname = 'record_change') as is_audited,
    exists (select from pg_policies where schemaname = 'app_public' and tablename = relname
      and lower(cmd) = verb) as has_policy,
    exists (select from pg_trigger join app_private.permissions
      on encode(tgargs, 'escape') = operation || '\\000'
      where tgrelid = pg_class.oid and tgname = 'check_' || verb) as is_allowed,
    verb <> 'update' or exists (select from pg_trigger where tgrelid = pg_class.oid and tgname = 'next_version') as has_version
  from pg_class, unnest(array['insert', 'update', 'delete']) as verb
  where relnamespace = 'app_public'::regnamespace and relkind in ('r', 'p')
    and case when verb = 'delete' then has_table_privilege('app_user', pg_class.oid, verb)
      else has_any_column_privilege('app_user', pg_class.oid, verb) end`
