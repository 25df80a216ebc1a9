/** Messages of the report offers. @public */
export const reportOffersMessages = {
  title: 'Downloads',
  report: 'Report',
  csv: 'CSV',
  address: 'Address',
  offeredTo: 'Offered to',
  /** Accessible name of the boxes of one report. */
  offeredToOf: '{name} is offered to',
  noType: 'No account type',
  on: 'On',
  off: 'Off',
  onOf: '{name} is on',
  saving: 'Saving',
  /** `{empty}` is the text that an account without reports sees. */
  note: 'Changes are saved at once. An account type without a report sees “{empty}”.',
  whereFound: 'Issuers and brokers find them under Reports, other accounts at the address.',
  roleTaken: 'You can no longer change this. Ask an owner of the account.',
  noAccount: 'You no longer belong to this account.',
}
