import { refusalTexts } from '@capstan/sdk-core/invest'

/** Every word of the invest blocks. Exact texts of the specification are the defaults. @public */
export const investMessages = {
  title: 'Investor Onboarding',
  lead: 'Say how much you would like to invest. You confirm before anything is sent.',
  loading: 'Loading the offering',
  offeringNotFound: 'This offering was not found, or it is not open to investors.',

  issuer: 'Issuer',
  seller: 'Seller',
  asset: 'Asset',
  className: 'Class',
  pricePerUnit: 'Price per unit',
  offeredBy: '{class} · {issuer} · offered by {seller}',
  keyTerms: 'Key terms',
  units: 'Units',
  total: 'Total',
  dataroom: 'Dataroom',
  support: 'Support',
  notAvailable: 'N/A',

  invest: 'Invest',
  investing: 'Investing',
  invested: 'Your investment',
  unitsHelp: 'Whole units.',
  unitsMissing: 'Enter at least one unit to invest.',
  notWhole: 'Must be whole number.',
  totalInvestment: 'Total Investment (USD)',
  totalHelp: 'will round down to nearest whole unit',
  opening: 'Opening your investment.',

  confirmTitle: '{asset} · {class}',
  confirmAs: 'You are about to invest as {account}. Qualification steps come next; no money moves now.',
  confirm: 'You are about to invest. Qualification steps come next; no money moves now.',
  confirmTotal: 'Total investment',
  cancel: 'Cancel',

  ...refusalTexts,
  offeringSoldOutWholly: 'This offering is sold out.',
  amountOutOfRangeMin: 'You can invest in {min} units of this offering or more.',
  amountOutOfRangeMax: 'You can invest in {max} units of this offering at most.',
  alreadyOpen: 'You already have an open investment in this offering. Opening it.',

  onboardingNotFound: 'This investment was not found.',
  setUpAccount: 'Set Up Account',
  setUpAccountTitle: 'Set up your account first',
  setUpAccountLead:
    'We need a few facts about you before the qualification steps. You come back to this investment.',

  nothingCharged: 'Nothing is charged now. You sign and fund in the steps that follow.',
  stages: 'Parts of the investment',
  stageAmount: 'Amount',
  stageAccount: 'Account',
  stageSteps: 'Qualification',
  stageOf: 'Part {position} of {total}',

  awaitingWire: 'Waiting for your wire',
  awaitingWireLead: 'If you have not sent it yet, send it now. {seller} tells you when it has arrived.',
  whatNext: 'What happens next',
  nextPending: '{seller} looks at your answers; your portfolio reads Pending.',
  nextMoney: 'Your money arrives.',
  nextIssued: '{issuer} issues your units; your portfolio then reads Issued.',
  nothingMore: 'There is nothing more to do in these steps. {seller} writes to you if it needs anything.',
  signedPapers: 'What you signed',
}
