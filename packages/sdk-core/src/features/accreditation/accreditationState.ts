/** How many days before it expires somebody is told. */
export const renewalDays = 30

/** How an accreditation stands on a day. */
export interface AccreditationState {
  /** `soon`: it expires within 30 days. */
  status: 'valid' | 'soon' | 'expired'
  /** How many days it still holds after this one: 0 on its last day, negative once it has expired. */
  daysLeft: number
}

/** How an accreditation stands on a day, whose last day counts. Days are `YYYY-MM-DD`. */
export function accreditationState({ expiresOn }: { expiresOn: string }, today: string): AccreditationState {
  const daysLeft = dayNumber(expiresOn) - dayNumber(today)
  return { status: daysLeft < 0 ? 'expired' : daysLeft <= renewalDays ? 'soon' : 'valid', daysLeft }
}

/** Days have no time zone and are all as long: whole days since 1970. */
function dayNumber(day: string): number {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  return Date.UTC(year, month - 1, date) / 86_400_000
}
