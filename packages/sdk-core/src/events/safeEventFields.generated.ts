// Written by `pnpm generate` from CapstanEvent.ts; do not edit.

/** The fields of events that say nothing personal. */
export const safeEventFields =
  'offeringId alreadyOpen termsId status operation idempotencyKey code kind problem staleSince'
