import type { Spoken } from '../../language/Messages'
import type { investorRecordsMessages } from './messages'

/** The same in German. */
export const investorRecordsGerman = {
  figures: 'In Zahlen',
  value: 'Wert des Bestands',
  underWay: 'Laufend',
  received: 'Eingegangen',
  receivedOf: '{paid} von {due}',
  holdings: 'Bestände',
  noHoldings: 'Dieser Investor hält keine Anteile.',
  security: 'Wertpapier',
  units: 'Anteile',
  costBasis: 'Anschaffungskosten (USD)',
  holdingValue: 'Wert (USD)',
  issuedOn: 'Ausgabetag',
  investments: 'Laufende Beteiligungen',
  noInvestments: 'Keine Beteiligung läuft.',
  round: 'Runde',
  total: 'Summe (USD)',
  paidIn: 'Eingezahlt (USD)',
  status: 'Status',
  next: 'Nächster Schritt',
  investorStep: 'Investor: {step}',
  youIssue: 'Sie: Ausgabe beantragen',
  youClose: 'Sie: Beteiligung schließen',
  payments: 'Zahlungen',
  noPayments: 'Es ist keine Zahlung eingegangen.',
  receivedOn: 'Eingegangen am',
  paidFor: 'Für',
  amount: 'Betrag (USD)',
  statuses: {
    pending: 'Ausstehend',
    complete: 'Eingegangen',
    failed: 'Fehlgeschlagen',
    refunded: 'Zurückgegeben',
  },
} satisfies Spoken<typeof investorRecordsMessages>
