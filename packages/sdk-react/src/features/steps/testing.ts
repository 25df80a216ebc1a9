import type { ShortStep } from '@capstan/sdk-core/steps'
import { aStep, fixtureIds } from '@capstan/sdk-core/testing'
import type { StepActions } from './step/StepTypeProps'

/** Returns a platform that accepts every answer, with a provider's page of one line. */
export function someActions(changes: Partial<StepActions> = {}): StepActions {
  return {
    complete: async () => ({ status: 'sent' }),
    frameLink: async () => providerPage,
    platformUrl: (path) => new URL(path, 'https://app.capstan.test').href,
    ...changes,
  }
}

/** An address without a server. */
export const providerPage = 'https://provider.capstan.test/sign'

/** Steps of a process with these statuses, in order. */
export function someSteps(...statuses: string[]): ShortStep[] {
  const titles = ['Suitability', 'Accreditation', 'Investor profile', 'Sign documents', 'Fund']
  return statuses.map((status, at) => ({
    id: fixtureIds.nth(at + 1),
    order: at + 1,
    status,
    renderAttributes: {
      title: titles[at] ?? `Notice ${at + 1}`,
      progressBarTitle: titles[at] ?? `Notice ${at + 1}`,
    },
  }))
}

/** A form with a field of every kind. */
export const everyKind = {
  title: 'Investor profile',
  fields: [
    {
      key: 'employmentStatus',
      displayKey: 'Employment status',
      type: 'dropdown',
      options: ['Employed', 'Retired'],
    },
    { key: 'occupation', displayKey: 'Occupation', type: 'string', message: 'Your main source of income.' },
    { key: 'annualIncome', displayKey: 'Annual income (USD)', type: 'number' },
    { key: 'precise', displayKey: 'Tokens held', type: 'numberWithPrecision', optional: true },
    { key: 'dependants', displayKey: 'Dependants', type: 'integer', optional: true },
    { key: 'employedSince', displayKey: 'Employed since', type: 'date', optional: true },
    { key: 'email', displayKey: 'Email', type: 'email' },
    { key: 'phone', displayKey: 'Phone', type: 'phone', optional: true },
    { key: 'website', displayKey: 'Website', type: 'link', optional: true },
    { key: 'twitter', displayKey: 'Twitter', type: 'twitterHandle', optional: true },
    { key: 'wallet', displayKey: 'Wallet', type: 'blockchainAddress', optional: true },
    {
      key: 'citizenship',
      displayKey: 'Citizenship',
      type: 'typeahead',
      options: [{ typeahead: 'countries' }],
    },
    { key: 'funds', displayKey: 'Source of funds', type: 'multiselect', options: ['Salary', 'Savings'] },
    { key: 'notes', displayKey: 'Anything else', type: 'textArea', optional: true },
    { key: 'broker', displayKey: 'Are you employed by a broker-dealer?', type: 'boolean' },
    {
      key: 'ein',
      displayKey: 'Employer Identification Number',
      type: 'password',
      regex: '^\\d{2}-?\\d{7}$',
      error: 'Enter the nine digits, for example 12-3456789.',
    },
    {
      key: 'agree',
      displayKey: 'I have read the Customer Identification disclosure and agree.',
      type: 'checkbox',
    },
  ],
  disclosures: [{ text: 'Customer Identification disclosure', link: 'https://larkspur.test/disclosure' }],
}

/** A form that asks an employed investor about their work, and others not. */
export const aboutWork = {
  fields: [
    {
      key: 'status',
      displayKey: 'Employment status',
      type: 'dropdown',
      options: ['Employed', 'Retired'],
    },
    {
      key: 'ein',
      displayKey: 'Employer Identification Number',
      type: 'password',
      askedWhen: { key: 'status', is: ['Employed'] },
    },
  ],
}

/** A schema in which every part is invalid. */
export const hostileSchema = {
  title: { toString: null },
  fields: [
    null,
    'text',
    { key: '__proto__', type: 'string' },
    { key: 'twice', type: 'string' },
    { key: 'twice', type: 'string' },
    {
      key: 'odd key.with[path]',
      displayKey: '<img src=x onerror=alert(1)>',
      type: 'no such kind',
      order: 'x',
    },
    { key: 'options', displayKey: 'Options', type: 'dropdown', options: [null, 1, 'a', 'a', { value: 'a' }] },
    { key: 'regex', displayKey: 'Pattern', type: 'string', regex: '(a+)+$(' },
  ],
  disclosures: [null, { text: 1 }, { text: 'Bad link', link: 'javascript:alert(1)' }],
}

/** A step of a type, to be done now. */
export const aStepOf = (type: string, changes: Parameters<typeof aStep>[0] = {}) =>
  aStep({ type, status: 'in_progress', ...changes })

/** The path of the request for the account at the payment provider. */
export const wirePath = '/api/v2/integration/payment-instructions'

/** The account of an emulated provider, and $25,000.00 due by the middle of December 2026. */
export const wireAnswer = () => ({
  data: {
    beneficiary: 'Halden Biologics, Inc., escrow account',
    bank: 'Sandbox Escrow Bank',
    routingNumber: '110000000',
    accountNumber: '000123456789',
    swift: 'SBXEUS33',
    iban: '',
    reference: 'CAP-1A2B3C4D',
    amount: '25000.00',
    deadline: '2026-12-18',
  },
})

/** A form in English with German translations of most of its texts. */
export const inTwoLanguages = {
  title: 'Suitability',
  fields: [
    {
      key: 'objective',
      displayKey: 'Investment objective',
      type: 'dropdown',
      message: 'The nearest one.',
      options: ['Growth', 'Income'],
      languages: { de: { displayKey: 'Anlageziel', options: { Growth: 'Wachstum' } } },
    },
    { key: 'experience', displayKey: 'Experience', type: 'textArea', optional: true },
    {
      key: 'crd',
      displayKey: 'CRD number',
      regex: '^CRD-[0-9]+$',
      error: 'Write it like CRD-1234.',
      languages: { de: { displayKey: 'CRD-Nummer' } },
    },
    {
      key: 'read',
      displayKey: 'I have read the Risk disclosure.',
      type: 'checkbox',
      languages: { de: { displayKey: 'Ich habe die Risk disclosure gelesen.' } },
    },
  ],
  disclosures: [{ text: 'Risk disclosure', link: 'https://larkspur.test/disclosure' }],
}
