import { daysBetween } from '../../dates/daysBetween'

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
