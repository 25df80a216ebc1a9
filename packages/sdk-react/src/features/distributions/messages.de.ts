import type { Spoken } from '../../language/Messages'
import type { distributionsMessages } from './messages'

/** The same in German. */
export const distributionsGerman = {
  distributions: 'Zeichnungen',
  chips: 'Angezeigte Status',
  empty: 'Keine Zeichnungen gefunden',
  investor: 'Investor',
  email: 'E-Mail',
  createdOn: 'Angelegt am',
  status: 'Status',
  progress: 'Fortschritt',
  activeStep: 'Aktueller Schritt',
  asset: 'Anlage',
  round: 'Runde',
  allocation: 'Zuteilung',
  isPaidInFull: 'Voll eingezahlt',
  units: 'Anteile',
  price: 'Preis',
  total: 'Summe (USD)',
  setup: 'Eingerichtet',
  aboutStatus: 'Bei einer gesperrten Zeichnung der Stand der Ausgabe',
  aboutProgress: 'Erledigte Schritte; gefiltert wird in Prozent',
  aboutIsPaidInFull: 'Ob so viel eingezahlt ist, wie die Summe beträgt',
  aboutPrice: 'Gezahlter Preis je Anteil',
  aboutTotal: 'Anteile mal gezahlter Preis',
  aboutSetup: 'Ob das Konto des Investors eingerichtet ist',
  stepFailed: '{step}, fehlgeschlagen',
  locked: 'Gesperrt',
  notAvailable: 'k. A.',
} satisfies Spoken<typeof distributionsMessages>
