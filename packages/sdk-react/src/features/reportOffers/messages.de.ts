import type { Spoken } from '../../language/Messages'
import type { reportOffersMessages } from './messages'

/** The same in German. */
export const reportOffersGerman = {
  title: 'Dateien zum Herunterladen',
  report: 'Bericht',
  csv: 'CSV',
  address: 'Adresse',
  offeredTo: 'Angeboten für',
  offeredToOf: '{name} wird angeboten für',
  noType: 'Keine Kontoart',
  on: 'An',
  off: 'Aus',
  onOf: '{name} ist an',
  saving: 'Wird gespeichert',
  note: 'Änderungen werden sofort gespeichert. Eine Kontoart ohne Bericht sieht „{empty}“.',
  whereFound: 'Emittenten und Broker finden sie unter Berichte, andere Konten unter der Adresse.',
  roleTaken: 'Sie können hier nichts mehr ändern. Fragen Sie einen Inhaber des Kontos.',
  noAccount: 'Sie gehören nicht mehr zu diesem Konto.',
} satisfies Spoken<typeof reportOffersMessages>
