import { daysBetween } from '../../dates/day'
import type { Capstan } from '../../Capstan'
import { orNotFound } from '../../client/records/answers'
import { newId } from '../../events/newId'
import { RenewAccreditationDocument } from './operations.generated'

/** Days before an accreditation expires at which its status becomes `soon`. */
export const renewalDays = 30

/** The state of an accreditation on a day. */
export interface AccreditationState {
  /** `soon`: it expires within 30 days. */
  status: 'valid' | 'soon' | 'expired'
  /** The number of days it remains valid after this one: 0 on its last day, negative once it has expired. */
  daysLeft: number
}

/** Returns the state of an accreditation on a day, including its last day as valid. Days are `YYYY-MM-DD`. */
export function accreditationState({ expiresOn }: { expiresOn: string }, today: string): AccreditationState {
  const daysLeft = daysBetween(today, expiresOn)
  return { status: daysLeft < 0 ? 'expired' : daysLeft <= renewalDays ? 'soon' : 'valid', daysLeft }
}

/**
 * Starts the renewal of the accreditation, or continues one that was started. Returns the id of its process, for `StepProcess`.
 *
 * @throws CapstanError `not_found` when there is no accreditation to renew.
 */
export async function renewAccreditation(capstan: Capstan): Promise<string> {
  const submission = { operation: 'renewAccreditation', idempotencyKey: newId() }
  const answer = await capstan.client.mutate(RenewAccreditationDocument, {}, submission)
  return orNotFound(answer.renewAccreditation?.process).id
}
