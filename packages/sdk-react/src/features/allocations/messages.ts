import type { Spoken } from '../../language/Messages'

/** The texts of an allocation. @public */
export const allocationsMessages = {
  assets: 'Assets',
  views: 'Views of the allocation',
  /** (ALLOC-003) */
  view: {
    allocation: 'Allocation',
    invite: 'Invite',
    investors: 'Investors',
    distribution: 'Distribution',
    'bulk-update': 'Bulk Update',
    'bulk-annotate': 'Bulk Annotate',
    links: 'Links',
    email: 'Email',
  },
  notFound: 'This allocation does not exist, or you may not see it.',
  noAccount: 'You are no longer one of the people of this account.',
  readOnly: 'You can look at this allocation, but not change it.',
  notOwner: 'Another account owns this allocation: you see it, but cannot change it.',
  /** (ALLOC-040) */
  notAllowed: 'Operation not allowed',

  name: 'Name',
  nameRequired: 'Name is a required field.',
  status: 'Status',
  opensOn: 'Opens On',
  /** (ALLOC-046, ALLOC-047) */
  opensOnRequired: 'Opens on is a required field.',
  closesOn: 'Closes On',
  closesOnRequired: 'Closes ons is a required field.',
  units: 'Units',
  unitsOf: '{sold} of {all}',
  edit: 'Edit',
  editAllocation: 'Edit allocation',
  cancel: 'Cancel',
  none: 'N/A',

  qualifications: 'Allocation Qualifications',
  addQualification: 'Add qualification',
  addQualifications: 'Add qualifications',
  noQualifications: 'No qualifications',
  chooseQualifications: 'Qualifications',
  chooseOne: 'Choose at least one qualification.',
  allAttached: 'All your qualifications are attached.',
  moveUp: 'Move {name} up',
  moveDown: 'Move {name} down',
  remove: 'Remove {name}',
  moved: '{name}, {place} of {count}.',
  removed: '{name} was removed.',
  failed: 'That did not work. Please try again.',
  hidden: 'Hidden',

  vesting: 'Allocation Vesting Schedule',
  /** (ALLOC-016) */
  noVesting: 'No Default Vesting Schedule',
  noVestingOfOne: 'No Vesting Schedule',
  addVesting: 'Add vesting schedule',
  editVesting: 'Edit vesting schedule',
  startsOn: 'Starts on',
  startsOnRequired: 'Starts on is a required field.',
  cliff: 'Cliff',
  cliffHint: 'Months until the first units vest.',
  periods: 'Periods',
  periodsHint: 'Months until all units are vested.',
  wholeNumber: 'Enter a whole number.',
  cliffTooLong: 'The cliff cannot be longer than the periods.',
  automatic: 'Vest automatically',
  yes: 'Yes',
  no: 'No',
  months: { one: '1 month', other: '{count} months' },
  currentPeriod: 'Current period',
  periodOf: '{current} of {all}',
  vestingPreview: 'Units that vest, of 1,000',

  notes: 'Allocation Notes',
  distributionNotes: 'Distribution Notes',
  addNote: 'Add note',
  note: 'Note',
  /** (ALLOC-048) */
  noteRequired: 'Note is required',
  noNotes: 'No notes',

  distributions: 'Distributions',
  allStatuses: 'All statuses',
  statusFilter: 'Status of the distributions',
  selectAll: 'Select all',
  select: 'Select {name}',
  selected: { one: '1 selected', other: '{count} selected' },
  noDistributions: 'No Distributions Found',
  distributionCount: { one: '1 distribution', other: '{count} distributions' },
  unitsShown: '{units} units',
  qualification: { qualified: 'Qualified', rejected: 'Rejected', unknown: 'Unknown' },

  /** (ALLOC-021) */
  selectOne: 'Select a single item; to operate on multiple items use Bulk operations.',
  selectNone: 'Select a distribution in the list.',
  investor: 'Investor',
  email: 'Email',
  information: 'Onboarding Information',
  /** (ALLOC-020) */
  noAnswers: 'No questions answered',
  profile: 'Open the profile',
  /** (ALLOC-024) */
  incomplete:
    'This investment does not have a complete record, this often happens when a cap table is imported from the blockchain.',
  locked: 'This distribution is locked: it can be read, but not changed.',
  distribution: 'Distribution',
  amountRequired: 'Enter an amount greater than 0.',
  requiredQualifications: 'Required Qualifications',
  customFields: 'Custom mapping fields',
  addField: 'Add field',
  fieldName: 'Name',
  /** (DIST-021, DIST-022) */
  fieldNameRequired: 'name is required.',
  fieldValue: 'Value',
  fieldValueRequired: 'value is required.',
  price: 'Price',
  addPrice: 'Add price',
  pricePerUnit: 'Price per unit',
  /** (DIST-016) */
  priceRequired: 'Price per unit is required',
  noPrice: 'No price',
  payments: 'Payments',
  addPayment: 'Add payment',
  noPayments: 'No payments',
  paymentAmount: 'Amount (USD)',
  /** (DIST-019, DIST-020) */
  paymentAmountRequired: 'Payment amount is required',
  paymentPlaces: 'A payment has two decimal places at most.',
  paidOn: 'Paid On',
  paidOnRequired: 'Paid On is a required field.',
  paymentOf: 'the payment of {amount}',
  paidSum: 'Paid in: {paid} of {due}',
  distributionVesting: 'Vesting Schedule',
  createdOn: 'Created On',

  invite: 'Invite an investor',
  inviteButton: 'Invite investor',
  inviting: 'Inviting',
  invited: '{email} was invited.',
  inviteEmail: 'Email',
  /** (ALLOC-059) */
  inviteEmailRequired: 'Email is a required field.',
  contactName: 'Contact name',
  inviteUnits: 'Amount (units)',
  alreadyInvited: 'An investor with this address has an open distribution here.',
  inviteHint: 'The investor gets a mail, unless Email says otherwise, and chooses the account that invests.',
  notActive: 'The allocation has to be active first.',

  links: 'Agent Links',
  addLink: 'Add link',
  copyLink: 'Copy the link {name}',
  noLinks: 'No links',
  /** (ALLOC-026) */
  linksNeedActive: 'A link can be added once the allocation is active.',
  agent: 'Agent Email',
  /** (ALLOC-056, ALLOC-057) */
  linkNameRequired: 'Name is required.',
  agentRequired: 'Agent Email is required.',
  notActiveLink: 'Works once the allocation is active.',
  noAgents: 'You have no agents yet. Add one under Contacts.',

  mails: 'Email preferences',
  sendDistribution: 'Send a mail when an investor is invited',
  mailSaved: 'Saved',
  mailsUnknown: 'Only the owner of the allocation sees its email preferences.',
  mailPreview: 'The mail names the round, the units and the sender, and leads to the offering.',

  /** (ALLOC-041) */
  noBulkForViewers: 'Bulk operations cannot be performed by account viewers.',
  bulkNone: 'Select distributions in the list.',
  bulkHint: 'Each row is checked first. Nothing changes before you have seen the result.',
  newStatus: 'New status',
  /** (ALLOC-062) */
  statusRequired: 'Please select a status.',
  onAllocation: 'Add the note to the allocation as well',
  check: { one: 'Check 1 distribution', other: 'Check {count} distributions' },
  beginning: 'Checking',
}

/** What a partner may reword of an allocation. @public */
export type AllocationsMessages = Spoken<typeof allocationsMessages>
