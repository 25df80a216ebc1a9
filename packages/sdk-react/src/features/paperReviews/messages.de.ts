import type { Spoken } from '../../language/Messages'
import type { paperReviewsMessages } from './messages'

/** Messages of the paper reviews, in German. */
export const paperReviewsGerman: Spoken<typeof paperReviewsMessages> = {
  title: 'Dokumente zur Prüfung',
  waiting: { one: '1 Investor wartet', other: '{count} Investoren warten' },
  unknownInvestor: 'k. A.',
  attempt: 'Versuch {attempt}',
  accept: 'Annehmen',
  acceptOf: '{accept}: Dokumente von {investor}',
  accepted: 'Die Dokumente von {investor} wurden angenommen.',
  refuse: 'Ablehnen',
  refuseOf: '{refuse}: Dokumente von {investor}',
  refused: 'Die Dokumente von {investor} wurden abgelehnt.',
  reason: 'Grund',
  reasonRequired: 'Bitte nennen Sie einen Grund.',
  aboutReason: 'Der Investor liest ihn und kehrt zu diesem Schritt zurück.',
  sending: 'Wird gesendet',
  cancel: 'Abbrechen',
  notAllowed: 'Vorgang nicht erlaubt',
  answeredElsewhere: 'Jemand anders hat das schon beantwortet.',
  notSent: 'Fehler. Bitte versuchen Sie es erneut.',
}
