// Written by `pnpm generate` from CapstanEvent.ts; do not edit.

/** The fields of each event that say nothing personal. */
export const toldFields: Readonly<Record<string, string>> = {
  'investment.submitted': 'offeringId alreadyOpen',
  'account.setUp': '',
  'terms.accepted': 'termsId',
  'step.completed': 'status',
  'step.failed': 'status',
  'process.completed': '',
  'submit.started': 'operation idempotencyKey',
  'submit.succeeded': 'operation idempotencyKey',
  'submit.failed': 'operation idempotencyKey code',
  'submit.uncertain': 'operation idempotencyKey code',
  'query.failed': 'operation code',
  'cache.undecided': 'operation problem',
  'live.statusChanged': 'status staleSince',
}
