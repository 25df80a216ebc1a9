import type { Spoken } from '../../language/Messages'

/** The texts of an investor's accreditation. @public */
export const accreditationMessages = {
  title: 'Accreditation',
  loadFailed: 'We could not load your accreditation.',
  method: 'Method',
  method_income: 'Income',
  method_netWorth: 'Net worth',
  method_license: 'Professional license',
  method_entity: 'Entity',
  verifiedOn: 'Date',
  expiresOn: 'Expires',
  state_valid: 'Valid',
  state_soon: 'Expires soon',
  state_expired: 'Expired',
  expiresToday: 'Your accreditation expires today.',
  expiresIn: {
    one: 'Your accreditation expires in 1 day, on {day}.',
    other: 'Your accreditation expires in {count} days, on {day}.',
  },
  expired: 'Your accreditation expired on {day}. Renew it before an investment asks for it.',
  renew: 'Renew',
  renewFailed: 'The renewal could not be started. Please try again.',
  renewed: 'Your accreditation was renewed.',
  close: 'Close',
}

/** The texts of an investor's accreditation that a partner may replace. @public */
export type AccreditationMessages = Spoken<typeof accreditationMessages>
