import type { Spoken } from '../../language/Messages'

/** Messages of the terms screen, in English. @public */
export const termsMessages = {
  title: 'Terms of service',
  lead: 'Please read and accept the terms to continue.',
  region: 'The agreement',
  accept: 'I AGREE',
  accepting: 'Saving',
  failed: 'Your acceptance was not saved. Please try again.',
  unreadable: 'The agreement cannot be shown here. Please contact support.',
}

/** Messages of the terms screen that a partner may replace. @public */
export type TermsMessages = Spoken<typeof termsMessages>
