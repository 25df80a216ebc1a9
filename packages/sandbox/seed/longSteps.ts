import type { StepTemplate } from './StepTemplate.ts'

/** Four short forms that, with the usual five steps, fill more than a progress bar's width. */
export const longSteps: StepTemplate[] = [
  question('Residence', { key: 'residence', displayKey: 'State of residence', fact: 'state' }),
  question('Custodian', {
    key: 'custodian',
    displayKey: 'Custodian of the notes',
    message: 'The bank or broker that will keep the notes for you.',
  }),
  question(
    'Interest',
    { key: 'interestAccount', displayKey: 'Account that interest is paid to' },
    {
      key: 'routingNumber',
      displayKey: 'Routing number of its bank',
      regex: '^[0-9]{9}$',
      optional: true,
    },
  ),
  question('Notices', { key: 'notices', displayKey: 'Where notices go' }),
]

interface Question {
  key: string
  displayKey: string
  message?: string
  fact?: string
  regex?: string
  optional?: true
}

function question(title: string, ...asked: Question[]): StepTemplate {
  return {
    type: 'form',
    schema: { title, fields: asked.map((each, at) => ({ ...each, type: 'string', order: at + 1 })) },
    renderAttributes: { title, progressBarTitle: title, instructions: 'Short and soon answered.' },
  }
}
