import type { Spoken } from '../../language/Messages'

/** The texts of the dashboard. Exact texts of the specification are the defaults. @public */
export const dashboardMessages = {
  figures: 'Figures',
  /** The tiles. (DASH-001 to DASH-007) */
  closedRounds: 'Closed Rounds',
  activeRounds: 'Active Rounds',
  capitalRaised: 'Capital Raised',
  investors: 'Investors Engaged',
  distributions: 'All Distributions',
  holdings: 'All Holdings',
  activeCount: { one: '1 active round', other: '{count} active rounds' },
  closedCount: { one: '1 closed round', other: '{count} closed rounds' },
  openCount: { one: '1 open', other: '{count} open' },
  inContacts: 'In your contacts',
  issuedUnits: 'Issued',
  notAvailable: 'N/A',

  /** The role was removed while the page was open. */
  roleTaken:
    'Your role in this account has changed. You can view the dashboard, but no longer change anything.',
  waiting: 'Waiting for you',
  invitations: {
    one: '1 invitation to a round waits for your answer.',
    other: '{count} invitations to rounds wait for your answer.',
  },
  seeInvitations: 'Answer',
  unissued: {
    one: '1 closed investment is not issued yet.',
    other: '{count} closed investments are not issued yet.',
  },
  issueIn: 'Issue in {round}',
  seeUnissued: 'Show all',
  unshared: {
    one: '1 document that you uploaded is not shared with anyone.',
    other: '{count} documents that you uploaded are not shared with anyone.',
  },
  share: 'Share {document}',
  contactImport: {
    checked: 'Your import of contacts waits for your confirmation.',
    failed: 'Your import of contacts failed.',
  },
  seeContactImport: 'Go to the import',

  assets: 'Assets',
  allAssets: 'All assets',
  noAssets: 'No assets found.',
  categories: { debt: 'Debt', fund: 'Fund', equity: 'Equity' },
  roundCount: { one: '1 round', other: '{count} rounds' },
  trancheCount: { one: '1 tranche', other: '{count} tranches' },
  noRounds: 'No rounds found.',

  distributors: 'Distributors',
  allDistributors: 'All distributors',
  noDistributors: 'No distributors found.',
  issuers: 'Issuers',
  allIssuers: 'All issuers',
  noIssuers: 'No issuers found.',
  managedUnits: { one: '{units} unit', other: '{units} units' },
  accepted: 'Invitation accepted',
  invited: 'Invitation sent',
  rejected: 'Invitation rejected',
  notInvited: 'Not invited',
  assetCount: { one: '1 asset', other: '{count} assets' },

  transactions: 'Transactions',
  allTransactions: 'All transactions',
  transaction: 'Transaction',
  entries: 'Ledger entries',
  noTransactions: 'No transactions found.',

  messages: 'Investor messages',
  /** (DASH-011) */
  messagesUnavailable: 'This feature is not available',
}

/** The texts of the dashboard that a partner may replace. @public */
export type DashboardMessages = Spoken<typeof dashboardMessages>
