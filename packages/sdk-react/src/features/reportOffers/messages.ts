/** Messages of the report offers. @public */
export const reportOffersMessages = {
  title: 'Downloads',
  report: 'Report',
  csv: 'CSV',
  address: 'Address',
  offeredTo: 'Offered to',
  /** Accessible name of the boxes of one report. */
  offeredToOf: '{name} is offered to',
  nobody: 'Nobody',
  on: 'On',
  off: 'Off',
  onOf: '{name} is on',
  saving: 'Saving',
  /** `{empty}` is the text that an account without reports sees. */
  note: 'Changes are saved at once. An account type with no report reads “{empty}”.',
  whereFound: 'Issuers and brokers find them under Reports, other accounts at the address.',
  roleTaken: 'You may not change this any more. Ask an owner of the account.',
  noAccount: 'You are no longer one of the people of this account.',
}
