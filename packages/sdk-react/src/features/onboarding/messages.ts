import type { Spoken } from '../../language/Words'
import { setupFieldMessages, type SetupFieldMessages } from '@capstan/sdk-core/onboarding'

// What is said of an answer that is missing or wrong.
const fieldMessages: SetupFieldMessages = setupFieldMessages

/** The words of account setup, in English. The texts of the specification stand exactly as written there. @public */
export const onboardingMessages = {
  ...fieldMessages,

  title: 'Account setup',
  lead: 'These details are used in every document you sign.',
  done: 'Thank you for setting up your account!',
  notAllowed: 'Operation not allowed',

  investorType: 'Investor Type',
  investorTypePlaceholder: 'Select an item',
  /** By the platform's names, which are said where nothing stands here. */
  types: {} as Readonly<Record<string, string>>,
  account: 'Account',
  accountLead: 'As it is registered.',
  personLead: 'You. The account carries your name.',
  jointLead: 'A joint account has two individuals. The formation date is today.',
  accountName: 'Account name',
  formationDate: 'Formation date',
  dateExecuted: 'Date executed',
  taxId: 'Tax ID',
  taxIdHelp: 'If not applicable, enter 000',
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
  /** By their two letters; their own names are said where nothing stands here. */
  states: {} as Readonly<Record<string, string>>,
  province: 'State / Province',
  postalCode: 'Postal code',

  party: '{label} {number}',
  partyOnly: '{label}',
  /** By what the core calls them. */
  parties: {
    Individual: 'Individual',
    Trustee: 'Trustee',
    Administrator: 'Administrator',
    Officer: 'Officer',
    'Managing Member': 'Managing Member',
    Partner: 'Partner',
    Beneficiary: 'Beneficiary',
  },
  partyPrimaryLead: 'You. The primary holder signs in and signs first.',
  partyLead: 'Add as Delegate lets this person log in to the account.',
  addParty: 'Add {label}',
  removeParty: 'Remove {party}',
  firstName: 'First name',
  lastName: 'Last name',
  email: 'Email',
  dateOfBirth: 'Date of birth',
  usCitizen: 'US citizen?',
  addAsDelegate: 'Add as Delegate',
  sameAddress: 'Same address as the account',

  attestation: 'Attestation',
  attestationText:
    'I certify that the information above is true and correct, and understand that false statements or omissions may ' +
    'lead to legal action.',
  submit: 'Submit',
  submitting: 'Submitting',

  summary: { one: '1 answer needs your attention', other: '{count} answers need your attention' },
  summaryEntry: '{party}: {message}',

  notChecked: 'The form could not be checked. Look at your connection, and try again.',
  // The specification shows no text for a failure it has no code for; a partner may.
  failed: '',
}

/** What a partner may reword in account setup. @public */
export type OnboardingMessages = Spoken<typeof onboardingMessages>
