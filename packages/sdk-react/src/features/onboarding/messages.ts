import type { Spoken } from '../../language/Messages'
import { setupFieldMessages, type SetupFieldMessages } from '@capstan/sdk-core/onboarding'

// Errors of missing or wrong answers.
const fieldMessages: SetupFieldMessages = setupFieldMessages

/** Messages of account setup, in English. Texts of the specification are exactly as written there. @public */
export const onboardingMessages = {
  ...fieldMessages,

  title: 'Account setup',
  lead: 'These details are used in every document you sign.',
  done: 'Thank you for setting up your account!',
  goOn: 'Go to your account',
  doneNext: 'You can invest now. Choose an offering, or go back to the investment you came from.',
  notAllowed: 'Operation not allowed',

  investorType: 'Investor Type',
  investorTypePlaceholder: 'Select an item',
  /** By the platform's names, which are used for types without a message. */
  types: {} as Readonly<Record<string, string>>,
  /** Descriptions of the types, by the platform's names. No sentence names another type, because the search reads its words. */
  typesFor: {
    Corporation: 'A company that belongs to its shareholders and invests its own money.',
    'Corporation SEP IRA':
      'For a retirement account (IRA) that your employer, a company with shareholders, pays into: a SEP, or simplified ' +
      'employee pension.',
    'Corporation Simple IRA':
      'For a retirement account (IRA) that you and your employer, a small company with shareholders, both pay into.',
    Estate: 'The property of a person who has died, until it is passed on.',
    Individual: 'One person who invests in their own name.',
    'Individual IRA':
      'For one person’s retirement account (IRA). A custodian, such as a bank, holds it for them.',
    'Individual Roth IRA':
      'For one person’s retirement account (IRA) that taxed money is paid into. A custodian, such as a bank, holds it ' +
      'for them.',
    'Irrevocable Trust': 'For a trust that its maker can no longer change or end.',
    'Joint TIC': 'Two people who each own a share that goes to their own heirs: tenants in common.',
    'Joint TWROS':
      'Two people who own everything together, and if one dies, the other owns it all: tenants with right of survivorship.',
    LLC: 'A limited liability company that invests its own money.',
    'LLC SEP IRA':
      'For a retirement account (IRA) that your employer, a limited liability company, pays into: a SEP, or simplified ' +
      'employee pension.',
    'LLC Simple IRA':
      'For a retirement account (IRA) that you and your employer, a small limited liability company, both pay into.',
    'Limited Partnership': 'A firm of partners, at least one of whom runs it and is liable for its debts.',
    'Limited Partnership SEP IRA':
      'For a retirement account (IRA) that a firm of partners pays into: a SEP, or simplified employee pension.',
    'Limited Partnership Simple IRA':
      'For a retirement account (IRA) that you and your employer, a small firm of partners, both pay into.',
    'Revocable Trust': 'For a trust that its maker may still change or end, such as a living trust.',
    'Sole Proprietorship': 'One person who is in business without a company.',
    'Sole Proprietorship SEP IRA':
      'For the retirement account (IRA) of one person in business without a company: a SEP, or simplified employee pension.',
    'Sole Proprietorship Simple IRA':
      'For the retirement account (IRA) of an employee of one person in business without a company; both pay into it.',
  } as Readonly<Record<string, string>>,
  account: 'Account',
  accountLead: 'As it is registered.',
  personLead: 'This is you. The account has your name.',
  jointLead: 'A joint account has two individuals. The formation date is today.',
  accountName: 'Account name',
  formationDate: 'Formation date',
  dateExecuted: 'Date executed',
  dateExecutedHelp: 'The day the trust was signed.',
  custodian: 'Custodian',
  custodianHelp: 'The bank or trust company that keeps the IRA. Your statements show its name.',
  taxId: 'Tax ID',
  taxIdHelp: 'If not applicable, enter 000',
  taxIdOfPerson:
    'The number a person has with the tax office: in the United States a Social Security number, or an ITIN where there is ' +
    'none. Enter 000 where there is neither.',
  taxIdOfAccount:
    'The number the account has with the tax office: in the United States an Employer Identification Number (EIN). Enter ' +
    '000 where it has none of its own, as many joint accounts and living trusts do.',
  taxIdUnusual: 'This does not look like a US tax ID. Please check it.',

  address: 'Address',
  addressLead: 'The legal address of the account.',
  separateMailing: 'Separate mailing address',
  mailingAddress: 'Mailing address',
  country: 'Country',
  lineOne: 'Street address',
  lineTwo: 'Street address, line two',
  city: 'City',
  state: 'State',
  /** By their two letters; states without a message use their own names. */
  states: {} as Readonly<Record<string, string>>,
  province: 'State / Province',
  postalCode: 'Postal code',

  party: '{label} {number}',
  partyOnly: '{label}',
  /** By their keys in the core. */
  parties: {
    Individual: 'Individual',
    Trustee: 'Trustee',
    Administrator: 'Administrator',
    Officer: 'Officer',
    'Managing Member': 'Managing Member',
    Partner: 'Partner',
    Beneficiary: 'Beneficiary',
  },
  /** The kinds of party, by their names in the core. */
  partiesAre: {
    Individual: '',
    Trustee: 'Holds what is in the trust, and signs for it.',
    Administrator: 'Looks after the estate, and signs for it.',
    Officer: 'Runs the company and may sign for it, such as its president or treasurer.',
    'Managing Member': 'A member who runs the company and may sign for it.',
    Partner: 'A partner who may sign for the partnership.',
    Beneficiary: 'Whose retirement account it is.',
  },
  partyPrimaryLead: 'This is you. The primary holder signs in and signs first.',
  partyLead:
    'Add as Delegate lets this person log in to the account, in the role you choose. They receive a mail about it.',
  addParty: 'Add {label}',
  removeParty: 'Remove {party}',
  firstName: 'First name',
  lastName: 'Last name',
  email: 'Email',
  /** Below a prefilled name or address. */
  fromSignIn: 'From your sign-in',
  /** The same in a page whose server made the account with the name and the address. */
  fromSite: 'From this site',
  dateOfBirth: 'Date of birth',
  usCitizen: 'US citizen?',
  addAsDelegate: 'Add as Delegate',
  delegateRole: 'Role',
  delegateRoleHint: 'A viewer can read and download. An admin can change everything except the owner.',
  delegateIsViewer:
    'They become a viewer, who can read and download. The owner can make them an admin later, under Delegates.',
  /** Below a party whose email another party, or the person who fills the form in, has as well. */
  sharedLogin: '{party} has the same email: both are one login, with one role.',
  ownLogin: 'This is your own email: this person and you are one login.',
  sameAddress: 'Same address as the account',

  attestation: 'Attestation',
  attestationText:
    'I certify that the information above is true and correct, and understand that false statements or omissions may ' +
    'lead to legal action.',
  submit: 'Submit',
  submitting: 'Submitting',

  summary: { one: '1 answer needs your attention', other: '{count} answers need your attention' },
  summaryEntry: '{party}: {message}',

  notChecked: 'The form could not be checked. Check your connection and try again.',
  // The specification shows no text for a failure it has no code for; a partner may.
  failed: '',
}

/** Messages of account setup that a partner may replace. @public */
export type OnboardingMessages = Spoken<typeof onboardingMessages>
