/** Refusals whose absence nobody could notice, each with the reason. */
export const reasons: Readonly<Record<string, string>> = {
  'check_imported_money: paidOn · Paid On is a required field.':
    'check_payment says the same of the payment that the row would make, and nothing is kept.',
  'check_distribution_price: price · Price per unit is required':
    'GraphQL requires a price of everybody who adds one, and an import without one takes the round’s.',
  'check_distribution_price: currency · Currency is required.':
    'GraphQL requires a currency of everybody who adds a price, and an import names its own.',
  "http/documentHook.ts: if (typeof query !== 'string')":
    'GraphQL’s own server, and for a token of a page the hook after this one, refuse it with the same status and code.',
  'http/documentHook.ts: if (!isCopyOf(variables ?? {}))':
    'GraphQL’s own server, and for a token of a page the hook after this one, refuse them with the same status and code.',
  "http/documentHook.ts: if (typeof (operationName ?? '') !== 'string')":
    'GraphQL’s own server refuses it with the same status and code.',
  'http/documentHook.ts: if (!isCopyOf(extensions ?? {}))':
    'GraphQL’s own server refuses them with the same status and code.',
  'transfer_ownership: not_allowed · Operation not allowed':
    'Only the second of two transfers at once comes here, which one session cannot make; delegates.test.ts tries it on PostgreSQL.',
  'managed_distribution_qualification: not_found · This qualification does not exist.':
    'managed_distribution refuses an unknown one before; only one that is deleted while its process is waited for comes here.',
  'managed_allocation_qualification: not_found · This qualification does not exist.':
    'managed_allocation refuses an unknown one before; only one that is deleted while its allocation is waited for comes here.',
  'check_embed_session: embed_key_ended · This key has ended.':
    'Only a key that ends while a session is written comes here, which one session cannot make; keysOnTwoServers.test.ts tries it on PostgreSQL.',
  'own_contract: not_found · There is nothing here.':
    'own_token, which is asked next, refuses the token of no contract in the same words.',
  "embed/grantHooks.ts: if (typeof query !== 'string')":
    'http/documentHook.ts comes before it and refuses what is no text.',
  "embed/grantHooks.ts: if (typeof (variables ?? {}) !== 'object' || Array.isArray(variables))":
    'http/documentHook.ts comes before it and refuses what is no object.',
  "embed/embedTokenRoutes.ts: if (session?.kind !== 'embed')":
    'refresh_embed_session renews the sessions of tokens alone, and of any other the same is said.',
  'reports/requireReport.ts: if (!context)':
    'The session’s hooks come before every report, and refuse who is not signed in in the same words.',
  'files/uploadRoutes.ts: if (!row)': 'begin_upload answers with a row or refuses.',
  'encrypt: app.tax_key is not set': 'Every transaction of a request sets the key before it runs anything.',
}
