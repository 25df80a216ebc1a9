import type { Spoken } from '../../language/Messages'
import type { holdingsMessages } from './messages'

/** The same in German. */
export const holdingsGerman = {
  holdings: 'Bestände',
  empty: 'Keine Bestände gefunden',
  investor: 'Investor',
  investorEmail: 'Investoren-E-Mail',
  securityName: 'Wertpapier',
  totalUnits: 'Anteile gesamt',
  percentOfRaise: 'Emissionsanteil',
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
