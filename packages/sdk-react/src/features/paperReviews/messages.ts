import type { Spoken } from '../../language/Messages'

/** Messages of the paper reviews. @public */
export const paperReviewsMessages = {
  title: 'Documents to review',
  waiting: { one: '1 investor is waiting', other: '{count} investors are waiting' },
  unknownInvestor: 'N/A',
  attempt: 'Attempt {attempt}',
  accept: 'Accept',
  acceptOf: '{accept} the documents of {investor}',
  accepted: 'The documents of {investor} were accepted.',
  refuse: 'Refuse',
  refuseOf: '{refuse} the documents of {investor}',
  refused: 'The documents of {investor} were refused.',
  reason: 'Reason',
  reasonRequired: 'Reason is a required field.',
  aboutReason: 'The investor reads it and returns to the step.',
  sending: 'Sending',
  cancel: 'Cancel',
  notAllowed: 'Operation not allowed',
  answeredElsewhere: 'Another user has already answered this.',
  notSent: 'Error. Please try again.',
}

/** Messages of the paper reviews that a partner may replace. @public */
export type PaperReviewsMessages = Spoken<typeof paperReviewsMessages>
