import type { ErrandPurpose } from './callbacks.ts'

/** To sign an envelope, or the documents of a step. */
export const signingErrand: ErrandPurpose = { provider: 'docusign', action: 'sign' }

/** To be verified as an accredited investor. */
export const accreditationErrand: ErrandPurpose = { provider: 'investready', action: 'verify' }

/** To pay for an investment. */
export const paymentErrand: ErrandPurpose = { provider: 'payment', action: 'pay' }
