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
  issuedUnits: 'Ausgegebene Anteile',
  waitingUnits: 'Wartende Anteile',
  roundPrice: 'Preis',
  unitValue: 'Wert je Anteil',
  issuedValue: 'Wert der ausgegebenen (USD)',
  capital: 'Kapital (USD)',
  paidOn: 'Bezahlt am',
  issued: 'Ausgegeben',
  notIssued: 'Nicht ausgegeben',
  unknown: 'Unbekannt',
  notAvailable: 'k. A.',

  aboutCapital:
    'Die Summe der Runde enthält Verkäufe von Brokern. Deren Kapital wird nicht nach Investoren gezeigt.',
  aboutPercent:
    'Anteil an allen ausgegebenen und noch nicht ausgegebenen Anteilen. So gerundet, dass alle zusammen 100,00 % ergeben.',
  aboutStakeholders: 'Investoren mit Anteilen der Runde, ausgegeben oder wartend',
  aboutWaiting: 'Gekaufte und noch nicht ausgegebene Anteile',
  aboutUnits: 'Ausgegebene und wartende Anteile',
  exactPercent: 'Genau {percent} %. Angepasst, damit alle zusammen 100,00 % ergeben.',
  percentUnknown:
    'Die Beteiligung ist nicht verfügbar, weil nur der Emittent einer Anlage alle Beteiligten sieht.',
  basisByRound:
    'Jede Zeile zählt ausgegebene und wartende Anteile. Wer an mehreren Runden beteiligt ist, zählt in der Summe einmal.',
  aboutRoundPrice: 'Preis eines Anteils in der Runde',
  aboutUnitValue: 'Heutiger Wert eines Anteils',
  aboutValue: 'Ausgegebene Anteile mal heutiger Wert eines Anteils',
} satisfies Spoken<typeof capTableMessages>
