/** Texts of every provider's page, and of the pages of accreditation and payment. */
export const providers = {
  done: 'Done',
  close: 'You can close this page and continue where you came from.',
  alreadyDone: 'This is already done.',
  notNow: 'This step cannot be done now. Go back and reload the page.',
  linkNotValid: 'Link not valid',
  linkEnded: 'This link is no longer valid',
  openAgain: 'Go back to your investment and open the step again.',
} as const

export const accreditation = {
  title: 'Accreditation',
  heading: 'Confirm that you are accredited',
  lead: '{issuer} may sell {asset} to accredited investors only.',
  question: 'How does {investor} qualify?',
  income: 'My income was over $200,000 (with my spouse $300,000) in each of the last two years',
  netWorth: 'My net worth is over $1,000,000, not counting the home I live in',
  license: 'I hold a Series 7, 65 or 82 license in good standing',
  entity: 'I act for an entity with assets over $5,000,000',
  attest: 'What I say here is true, and I can prove it when I am asked to.',
  decline: 'I do not qualify',
  sureHeading: 'Do you really not qualify?',
  sureLead:
    'This step then fails, and your investment cannot continue unless {issuer} opens it again. Nothing is signed or paid yet.',
  sure: 'Yes, I do not qualify',
  back: 'Go back',
  confirm: 'Confirm',
  choose: 'Choose how you qualify.',
  attestMissing: 'Confirm that what you say is true.',
  complete: 'You are verified as an accredited investor.',
  failed: 'Your accreditation was not confirmed.',
} as const

export const payment = {
  title: 'Payment',
  heading: 'Fund your investment',
  lead: 'Send a wire from an account in the investor’s name. Then confirm it here.',
  beneficiary: 'Beneficiary',
  escrow: '{issuer}, escrow account',
  investor: 'Investor',
  amount: 'Amount',
  reference: 'Reference',
  cancel: 'Cancel payment',
  sureHeading: 'Do you really cancel the payment?',
  sureLead:
    'This step then fails, and your investment cannot continue unless {issuer} opens it again. Money that is on its way is not stopped by this.',
  sure: 'Yes, cancel the payment',
  back: 'Go back',
  sent: 'I have sent the wire',
  complete: 'Thank you. We have your payment.',
  failed: 'The payment was cancelled.',
} as const
