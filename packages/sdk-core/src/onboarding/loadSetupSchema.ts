import type { addressSchema, partySchema, setupSchema } from './setupSchema'

/** The zod schemas of account setup. */
export interface SetupSchemas {
  /** What the setup form accepts for an investor type. It checks and leaves the values as typed; `setupInput` reads them. */
  setupSchema: typeof setupSchema
  /** What is asked of an address: everything but line two. */
  addressSchema: typeof addressSchema
  /** What is asked of a party. */
  partySchema: typeof partySchema
}

/** Loads the schemas of account setup, and zod with them, 8 kB on the wire: ask for them when the form is shown. */
export function loadSetupSchema(): Promise<SetupSchemas> {
  return import('./setupSchema')
}
