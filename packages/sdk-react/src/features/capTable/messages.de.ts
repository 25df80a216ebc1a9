import type { Spoken } from '../../language/Messages'
import type { capTableMessages } from './messages'

/** The same in German. */
export const capTableGerman = {
  capTable: 'Beteiligungsübersicht',
  byStakeholder: 'Beteiligungsübersicht nach Beteiligten',
  byRound: 'Beteiligungsübersicht nach Runden',
  scheduleOfPurchasers: 'Käuferverzeichnis',
  noStakeholders: 'Keine Beteiligten gefunden.',
  noRounds: 'Keine Runden gefunden.',
  noPurchasers: 'Keine Käufer gefunden.',

  grouping: 'Zeilen',
  stakeholderRows: 'Nach Beteiligten',
  roundRows: 'Nach Runden',
  assets: 'Anlage',
  allAssets: 'Alle Anlagen',

  totalStakeholders: 'BETEILIGTE',
  totalUnits: 'ANTEILE',
  totalCapital: 'EINGEWORBENES KAPITAL',
  unitsNotAdded: 'Anteile verschiedener Anlagen werden nicht zusammengezählt.',
  issuedAndNot: '{issued} Anteile ausgegeben, {notIssued} gekauft und noch nicht ausgegeben.',
  ownership: 'Anteile nach Investoren',
  ownershipByRound: 'Anteile nach Runden',
  valueByRound: 'Wert nach Runden',
  capitalByRound: 'Kapital nach Runden',

  investor: 'Investor',
  investorEmail: 'Investoren-E-Mail',
  units: 'Anteile',
  percent: 'Beteiligung',
  asset: 'Anlage',
  status: 'Status',
  round: 'Runde',
  stakeholders: 'Beteiligte',
  notIssuedUnits: 'Nicht ausgegeben',
  price: 'Preis',
  value: 'Wert (USD)',
  capital: 'Kapital (USD)',
  paidOn: 'Bezahlt am',
  issued: 'Ausgegeben',
  notIssued: 'Nicht ausgegeben',
  unknown: 'Unbekannt',
  notAvailable: 'k. A.',

  aboutPercent:
    'Von den ausgegebenen und den noch nicht ausgegebenen Anteilen, so gerundet, dass alle zusammen 100,00 % ergeben',
  aboutValue: 'Ausgegebene Anteile mal heutiger Wert eines Anteils',
} satisfies Spoken<typeof capTableMessages>
