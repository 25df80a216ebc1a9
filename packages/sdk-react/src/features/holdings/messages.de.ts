import type { Spoken } from '../../language/Words'
import type { holdingsMessages } from './messages'

/** The same in German. */
export const holdingsGerman = {
  holdings: 'Bestände',
  empty: 'Keine Bestände gefunden',
  investor: 'Investor',
  investorEmail: 'E-Mail-Adresse des Investors',
  securityName: 'Name des Wertpapiers',
  totalUnits: 'Anteile gesamt',
  percentOfRaise: 'Anteil an der Emission',
  costBasis: 'Einstandspreis',
  tokenized: 'Tokenisiert',
  term: 'Laufzeit',
  yield: 'Rendite',
  totalValue: 'Gesamtwert',
  issuedOn: 'Ausgegeben am',
  aboutPercentOfRaise: 'Gehaltene Anteile im Verhältnis zur genehmigten Gesamtzahl des Wertpapiers',
  aboutCostBasis: 'Gezahlter Preis je Anteil',
  aboutTerm: 'Jahre bis zur Fälligkeit',
  aboutTotalValue: 'Anzahl mal Preis je Anteil',
  notAvailable: 'k. A.',
} satisfies Spoken<typeof holdingsMessages>
