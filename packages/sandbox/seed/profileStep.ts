import type { StepTemplate } from './StepTemplate.ts'

/** Whoever has no work has no employer, and is not asked about one. */
const works = { key: 'employmentStatus', is: ['Employed', 'Self-employed'] }

/** Every kind of field there is; the answers are encrypted at rest. */
export const profileStep: StepTemplate = {
  type: 'encrypted_form',
  renderAttributes: {
    title: 'Investor profile',
    progressBarTitle: 'Investor profile',
    instructions: 'Larkspur Securities has to know your circumstances before it may accept your investment.',
    about: 'Takes about three minutes; answers are kept for your next investment.',
  },
  schema: {
    title: 'Investor profile',
    fields: [
      {
        key: 'employmentStatus',
        displayKey: 'Employment status',
        type: 'dropdown',
        order: 1,
        options: ['Employed', 'Self-employed', 'Retired', 'Not employed'],
      },
      {
        key: 'occupation',
        displayKey: 'Occupation',
        type: 'string',
        order: 2,
        message: 'Your main source of income.',
        askedWhen: works,
      },
      { key: 'annualIncome', displayKey: 'Annual income (USD)', type: 'number', order: 3 },
      {
        key: 'employedSince',
        displayKey: 'Employed since',
        type: 'date',
        order: 4,
        optional: true,
        askedWhen: works,
      },
      { key: 'email', displayKey: 'Email', type: 'email', order: 5, fact: 'email' },
      { key: 'phone', displayKey: 'Phone', type: 'phone', order: 6, optional: true },
      { key: 'dependants', displayKey: 'Dependants', type: 'integer', order: 7, optional: true },
      { key: 'website', displayKey: 'Website', type: 'link', order: 8, optional: true },
      {
        key: 'citizenship',
        displayKey: 'Country of citizenship',
        type: 'typeahead',
        order: 9,
        fact: 'citizenship',
        options: [{ typeahead: 'countries' }],
      },
      {
        key: 'sourceOfFunds',
        displayKey: 'Source of funds',
        type: 'multiselect',
        order: 10,
        options: [
          { value: 'salary', label: 'Salary' },
          { value: 'savings', label: 'Savings' },
          { value: 'inheritance', label: 'Inheritance' },
          { value: 'sale', label: 'Sale of a business' },
        ],
      },
      {
        key: 'brokerDealer',
        displayKey: 'Are you, or is anyone in your household, employed by a broker-dealer?',
        type: 'boolean',
        order: 11,
      },
      {
        key: 'ein',
        displayKey: 'Employer Identification Number',
        type: 'password',
        order: 12,
        regex: '^\\d{2}-?\\d{7}$',
        error: 'Enter the nine digits, for example 12-3456789.',
        message: 'The number the tax office gave your employer; it stands on your Form W-2.',
        askedWhen: works,
      },
      {
        key: 'identification',
        type: 'checkbox',
        order: 13,
        displayKey:
          'I have read the Customer Identification disclosure and agree to the verification of my identity.',
      },
    ],
    disclosures: [
      {
        text: 'Customer Identification disclosure',
        link: 'https://larkspur.example/customer-identification',
      },
    ],
  },
}
