import type { Database } from '../../platform/db/Database.ts'

/** The bank account that receives the money of an investment. */
export interface WireInstructions {
  beneficiary: string
  bank: string
  routingNumber: string
  accountNumber: string
  /** For a wire from abroad; empty where the bank has none. */
  swift: string
  iban: string
  /** The text by which the provider matches a payment to its investment. */
  reference: string
  /** US dollars and cents. */
  amount: string
  /** The last day on which it may arrive, in UTC; empty where there is none. */
  deadline: string
}

/** An escrow account that no bank has. */
const account = {
  bank: 'Sandbox Escrow Bank',
  routingNumber: '110000000',
  accountNumber: '000123456789',
  swift: 'SBXEUS33',
  // Banks of the United States have none.
  iban: '',
}

/** Returns the wire instructions for an investment; undefined when the step is not the payment provider's. */
export async function wireInstructions(db: Database, stepId: string): Promise<WireInstructions | undefined> {
  const { rows } = await db.pool.query<{ issuer: string; amount: string; deadline: string }>(
    `select issuers.name as issuer,
       round(distributions.amount * app_private.price_paid(distributions), 2)::text as amount,
       coalesce(least(allocations.closes_on, rounds.closes_on)::text, '') as deadline
     from app_public.steps
     join app_public.distributions on distributions.process_id = steps.process_id
     join app_public.allocations on allocations.id = distributions.allocation_id
     join app_public.rounds on rounds.id = allocations.round_id
     join app_public.accounts as issuers on issuers.id = distributions.issuer_id
     where steps.id = $1 and steps.service = 'payment'`,
    [stepId],
  )
  const [due] = rows
  if (!due) return undefined
  const { issuer, amount, deadline } = due
  return {
    ...account,
    beneficiary: `${issuer}, escrow account`,
    reference: paymentReference(stepId),
    amount,
    deadline,
  }
}

/** Returns the reference of the payment for a step. */
export const paymentReference = (stepId: string | null) => `CAP-${stepId?.slice(0, 8).toUpperCase()}`
