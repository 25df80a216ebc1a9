import type { StepTemplate } from './StepTemplate.ts'

/** An investor without work has no employer, and is not asked for one. */
const works = { key: 'employmentStatus', is: ['Employed', 'Self-employed'] }

/** Every kind of field there is; the answers are encrypted at rest. */
export const profileStep: StepTemplate = {
  type: 'encrypted_form',
  renderAttributes: {
    title: 'Investor profile',
    progressBarTitle: 'Investor profile',
    instructions: 'Larkspur Securities has to know your circumstances before it may accept your investment.',
    about: 'Takes about three minutes; answers are kept for your next investment.',
    languages: {
      de: {
        title: 'Anlegerprofil',
        progressBarTitle: 'Anlegerprofil',
        instructions:
          'Larkspur Securities muss Ihre Verhältnisse kennen, bevor es Ihre Investition annehmen darf.',
        about: 'Dauert etwa drei Minuten; Ihre Antworten werden für Ihre nächste Investition aufbewahrt.',
      },
    },
  },
  schema: {
    title: 'Investor profile',
    languages: { de: { title: 'Anlegerprofil' } },
    fields: [
      {
        key: 'employmentStatus',
        displayKey: 'Employment status',
        type: 'dropdown',
        order: 1,
        options: ['Employed', 'Self-employed', 'Retired', 'Not employed'],
        languages: {
          de: {
            displayKey: 'Beschäftigung',
            options: {
              Employed: 'Angestellt',
              'Self-employed': 'Selbstständig',
              Retired: 'Im Ruhestand',
              'Not employed': 'Ohne Beschäftigung',
            },
          },
        },
      },
      {
        key: 'occupation',
        displayKey: 'Occupation',
        type: 'string',
        order: 2,
        message: 'Your main source of income.',
        languages: { de: { displayKey: 'Beruf', message: 'Ihre wichtigste Einkommensquelle.' } },
        askedWhen: works,
      },
      {
        key: 'annualIncome',
        displayKey: 'Annual income (USD)',
        type: 'number',
        order: 3,
        languages: { de: { displayKey: 'Jahreseinkommen (USD)' } },
      },
      {
        key: 'employedSince',
        displayKey: 'Employed since',
        type: 'date',
        languages: { de: { displayKey: 'Beschäftigt seit' } },
        order: 4,
        optional: true,
        askedWhen: works,
      },
      {
        key: 'email',
        displayKey: 'Email',
        type: 'email',
        order: 5,
        fact: 'email',
        languages: { de: { displayKey: 'E-Mail' } },
      },
      {
        key: 'phone',
        displayKey: 'Phone',
        type: 'phone',
        order: 6,
        optional: true,
        fact: 'phone',
        languages: { de: { displayKey: 'Telefon' } },
      },
      {
        key: 'dependants',
        displayKey: 'Dependants',
        type: 'integer',
        order: 7,
        optional: true,
        languages: { de: { displayKey: 'Unterhaltsberechtigte Personen' } },
      },
      {
        key: 'website',
        displayKey: 'Website',
        type: 'link',
        order: 8,
        optional: true,
        languages: { de: { displayKey: 'Website' } },
      },
      {
        key: 'citizenship',
        displayKey: 'Country of citizenship',
        type: 'typeahead',
        languages: { de: { displayKey: 'Staatsangehörigkeit' } },
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
        languages: {
          de: {
            displayKey: 'Herkunft der Mittel',
            options: {
              salary: 'Gehalt',
              savings: 'Ersparnisse',
              inheritance: 'Erbschaft',
              sale: 'Verkauf eines Unternehmens',
            },
          },
        },
      },
      {
        key: 'brokerDealer',
        displayKey: 'Are you, or is anyone in your household, employed by a broker-dealer?',
        type: 'boolean',
        languages: {
          de: { displayKey: 'Sind Sie oder jemand in Ihrem Haushalt bei einem Broker-Dealer beschäftigt?' },
        },
        order: 11,
      },
      {
        key: 'ein',
        displayKey: 'Employer Identification Number',
        type: 'password',
        order: 12,
        regex: '^\\d{2}-?\\d{7}$',
        error: 'Enter the nine digits, for example 12-3456789.',
        optional: true,
        message:
          'The number the tax office gave your employer; it stands on your Form W-2. Leave it empty if your employer is outside ' +
          'the United States.',
        languages: {
          de: {
            displayKey: 'Steuernummer des Arbeitgebers (EIN)',
            error: 'Geben Sie die neun Ziffern ein, zum Beispiel 12-3456789.',
            message:
              'Die Nummer, die das Finanzamt Ihrem Arbeitgeber gegeben hat; sie steht auf Ihrem Formular W-2. Lassen Sie das Feld ' +
              'leer, wenn Ihr Arbeitgeber nicht in den USA ist.',
          },
        },
        askedWhen: works,
      },
      {
        key: 'identification',
        type: 'checkbox',
        order: 13,
        displayKey:
          'I have read the Customer Identification disclosure and agree to the verification of my identity.',
        // The disclosure is called what it is called: the label leads to it by its name.
        languages: {
          de: {
            displayKey:
              'Ich habe die Customer Identification disclosure gelesen und bin mit der Prüfung meiner Identität einverstanden.',
          },
        },
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
