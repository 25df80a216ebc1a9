import type { Spoken } from '../../language/Messages'

/** The words of what a vendor sees of one investor, in English. @public */
export const investorRecordsMessages = {
  figures: 'What it comes to',
  value: 'Value of holdings',
  underWay: 'Under way',
  received: 'Received',
  receivedOf: '{paid} of {due}',
  holdings: 'Holdings',
  noHoldings: 'This investor holds no units.',
  security: 'Security',
  units: 'Units',
  costBasis: 'Cost basis (USD)',
  holdingValue: 'Value (USD)',
  issuedOn: 'Issued on',
  investments: 'Investments under way',
  noInvestments: 'No investment is under way.',
  round: 'Round',
  total: 'Total (USD)',
  paidIn: 'Paid in (USD)',
  status: 'Status',
  next: 'Next step',
  investorStep: 'Investor: {step}',
  youIssue: 'You: request the issuance',
  issuerIssues: 'Issuer: request the issuance',
  youClose: 'You: close the investment',
  sellerCloses: 'Seller: close the investment',
  ofBroker: 'Known to the broker',
  withoutBrokers:
    'Prices and payments of what a broker sells are known to the broker alone, and are not in these sums.',
  payments: 'Payments',
  noPayments: 'No payment was received.',
  noPaymentsShown: 'Payments for what a broker sells are known to the broker alone.',
  receivedOn: 'Received on',
  paidFor: 'For',
  amount: 'Amount (USD)',
  papers: 'Papers',
  noPapers: 'There is no paper of this investor.',
  paper: 'Paper',
  paperOn: 'Sent or added on',
  paperStatuses: { sent: 'Sent', completed: 'Signed', declined: 'Declined', document: 'Document' },
  downloadPaper: 'Download {name}',
  statuses: { pending: 'Pending', complete: 'Received', failed: 'Failed', refunded: 'Returned' },
}

/** What a partner may reword on what a vendor sees of one investor. @public */
export type InvestorRecordsMessages = Spoken<typeof investorRecordsMessages>
