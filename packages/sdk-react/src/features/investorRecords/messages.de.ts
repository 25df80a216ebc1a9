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
  noHoldings: 'Dieser Anleger hält keine Anteile.',
  security: 'Wertpapier',
  units: 'Anteile',
  costBasis: 'Einstandspreis (USD)',
  holdingValue: 'Wert (USD)',
  issuedOn: 'Ausgegeben am',
  investments: 'Laufende Beteiligungen',
  noInvestments: 'Keine Beteiligung läuft.',
  round: 'Runde',
  total: 'Gesamt (USD)',
  paidIn: 'Eingezahlt (USD)',
  status: 'Status',
  next: 'Nächster Schritt',
  investorStep: 'Anleger: {step}',
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
