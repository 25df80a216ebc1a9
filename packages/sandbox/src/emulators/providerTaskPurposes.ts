import type { ProviderTaskPurpose } from './callbacks.ts'

/** To sign an envelope, or the documents of a step. */
export const signingProviderTask: ProviderTaskPurpose = { provider: 'docusign', action: 'sign' }

/** To be verified as an accredited investor. */
export const accreditationProviderTask: ProviderTaskPurpose = { provider: 'investready', action: 'verify' }

/** To pay for an investment. */
export const paymentProviderTask: ProviderTaskPurpose = { provider: 'payment', action: 'pay' }
