import type { Spoken } from '../../language/Messages'

/** The texts of the history of an asset, a round or a security. @public */
export const auditMessages = {
  open: 'History',
  openOf: '{open} of {name}',
  title: 'History of {name}',
  about: 'Who changed what, the latest first.',
  none: 'Nothing has been changed yet.',
  earlier: 'Show earlier changes',
  byOther: 'A user of {account}',
  byPlatform: 'The platform',
  at: '{day}, {time}',
  was: 'Before',
  is: 'After',
  nothing: 'nothing',
  yes: 'Yes',
  no: 'No',

  insert: 'Added: {what}',
  update: 'Changed: {what}',
  delete: 'Deleted: {what}',

  assets: 'Asset',
  rounds: 'Round',
  tranche_bond_data: 'Terms of the tranche',
  broker_allocations: 'Invitation of a distributor',
  capital_deployments: 'Capital deployment',
  securities: 'Security',
  listings: 'Listing',
  documents: 'Document',
  other: 'Record',

  name: 'Name',
  type: 'Type',
  status: 'Status',
  authorized_total: 'Authorized total',
  total: 'Total',
  issued: 'Issued units',
  ticker: 'Ticker',
  unit_value: 'Unit value',
  price: 'Price',
  opens_on: 'Opens On',
  closes_on: 'Closes On',
  terms_url: 'Dataroom',
  term: 'Term in years',
  coupon: 'Coupon',
  paid_on: 'Paid On',
  amount: 'Amount',
  total_capital_deployed: 'Capital deployed',
  note: 'Note',
  managed_units: 'Managed units',
  extension: 'Kind of file',
  asked_for: 'Requested as',
  upload_status: 'Upload',
}

/** The texts of a history that a partner may replace. @public */
export type AuditMessages = Spoken<typeof auditMessages>
