/** Why an investment was refused, in English, by the key of the message. A partner's catalogue may say it otherwise. */
export const refusalTexts = {
  offeringNotOpen: 'This offering is not open yet.',
  offeringClosed: 'This offering is closed.',
  offeringSoldOut: 'Only {remaining} units are left in this offering.',
  roundStale: 'This round no longer takes investments.',
  notAllowed: 'Operation not allowed',
  delegateSuspended: 'Your access to this account is suspended.',
  accountSuspended: 'This account is suspended.',
  accountNotAvailable: 'This account cannot be used.',
  amountOutOfRange: 'You can invest in {min} to {max} units of this offering.',
  unitsNotWhole: 'Units are bought whole. Please enter a whole number of them.',
  priceChanged: 'The price is now {price}. Please confirm again.',
  notFound: 'This offering is not available.',
  investmentNotOpen: 'This investment is not open any more.',
  investmentUnderWay: 'Something is signed or paid for this investment already. Please ask the seller.',
  investmentPrepared: 'The seller made this investment for you. Please ask them to change it.',
  earlierMade: 'What you sent before went through after all. Please look at it before you invest again.',
  failed: 'Unable to invest. Please try again.',
} as const

export type RefusalKey = keyof typeof refusalTexts

/** The remedies for a refusal. */
export type RefusalRemedy =
  /** Another number of units may be accepted. */
  | 'edit'
  /** Sending the same again may work, and with the same key is safe. */
  | 'retry'
  /** The new figures need a new confirmation. */
  | 'confirm'
  /** The investor cannot correct the problem here. */
  | 'none'

export interface Refusal {
  key: RefusalKey
  remedy: RefusalRemedy
}

/** The refusals of an investment that is made, changed or withdrawn, by the platform's code. */
export const refusals: Readonly<Record<string, Refusal>> = {
  offering_not_open: { key: 'offeringNotOpen', remedy: 'none' },
  offering_closed: { key: 'offeringClosed', remedy: 'none' },
  offering_sold_out: { key: 'offeringSoldOut', remedy: 'edit' },
  round_stale: { key: 'roundStale', remedy: 'none' },
  not_allowed: { key: 'notAllowed', remedy: 'none' },
  delegate_suspended: { key: 'delegateSuspended', remedy: 'none' },
  account_suspended: { key: 'accountSuspended', remedy: 'none' },
  account_not_available: { key: 'accountNotAvailable', remedy: 'none' },
  amount_out_of_range: { key: 'amountOutOfRange', remedy: 'edit' },
  units_not_whole: { key: 'unitsNotWhole', remedy: 'edit' },
  price_changed: { key: 'priceChanged', remedy: 'confirm' },
  not_found: { key: 'notFound', remedy: 'none' },
  investment_not_open: { key: 'investmentNotOpen', remedy: 'none' },
  distribution_deleted: { key: 'investmentNotOpen', remedy: 'none' },
  distribution_locked: { key: 'investmentNotOpen', remedy: 'none' },
  investment_under_way: { key: 'investmentUnderWay', remedy: 'none' },
  earlier_write_made: { key: 'earlierMade', remedy: 'edit' },
  investment_prepared: { key: 'investmentPrepared', remedy: 'none' },
}
