import type { Spoken } from '../../language/Messages'

/** Every word of one holding. Exact texts of the specification are the defaults. @public */
export const holdingMessages = {
  /** (HOLD-013, HOLD-014) */
  holding: 'Holding',
  notFound: 'This holding does not exist, or it is not shared with you.',
  /** Somebody took the role away while the page was open. */
  roleTaken:
    'Your role in this account has changed: you may look at this holding, and no longer change its documents.',

  value: 'Value',
  change: '{change} since investing',
  changeInPercent: '{change} ({percent}) since investing',
  notAvailable: 'N/A',
  investor: 'Investor',
  email: 'Email',
  issuer: 'Issuer',
  security: 'Security',
  round: 'Round',
  units: 'Units',
  investment: 'Investment',
  costBasis: 'Cost basis',
  unitValue: 'Unit value',
  yield: 'Yield',
  term: 'Term',
  years: { one: '1 year', other: '{count} years' },
  yearsLeft: { one: '1 year left', other: '{count} years left' },
  matures: '{term}, matures {day} ({remaining})',
  termNote: 'Years to maturity: {remaining}, matures {day}',
  issuedOn: 'Issued on',
  chain: 'Chain',
  ownLedger: 'Not tokenized',
  address: 'Address',
  copyAddress: 'Copy address {address}',

  overTime: 'Value over time',
  noUnitValue: 'The value of a unit is not known yet.',

  vesting: 'Vesting',
  aboutVesting: 'Of the {units} units that were bought. {held} are held now.',
  setByHand: 'What has vested is set by the issuer, not by the calendar.',
  vestedOf: '{vested} of {total} vested',
  periodsVested: 'Periods vested',
  periodsOf: '{passed} of {periods}',
  notYetVested: 'Not yet vested',
  nextVesting: 'Next vesting',
  fullyVested: 'Fully vested',
  none: 'None',

  ledger: 'Ledger',
  day: 'Date',
  kind: 'Kind',
  kinds: { issuance: 'Issuance', transfer: 'Transfer', mint: 'Minting', burn: 'Burning' },
  moved: 'Change',
  balance: 'Balance',
  transaction: 'Transaction',
  noEntries: 'Nothing has moved.',
  notWhole: 'You see what you had to do with. Without the rest there is no balance.',
  statement: 'Statement',
  statementTitle: 'Holding statement',
  back: 'Back to the holding',
  holder: 'Holder',
  period: 'Period',
  account: 'Account',
  noAddress: 'No address on file',
  madeOn: 'Made on',
  unitsThen: 'Units on this day',
  priceThen: 'Unit value on this day',
  valueThen: 'Value on this day',
  costThen: 'Cost',
  changeThen: 'Change since investing',
  aboutPrices:
    'Values are those of the last round or valuation. Private securities may have no market, and you may not be able to sell at these prices.',
  noEntriesThen: 'Nothing had moved until this day.',

  documents: 'Documents',
  signedPapers: 'Signed papers',
}

/** The texts of one holding that a partner may replace. @public */
export type HoldingMessages = Spoken<typeof holdingMessages>
