import type { StepTemplate } from './StepTemplate.ts'

/** Four short forms that, with the usual five steps, fill more than a progress bar's width. */
export const longSteps: StepTemplate[] = [
  question('Residence', 'residence', 'State of residence'),
  question('Custodian', 'custodian', 'Custodian of the notes'),
  question('Interest', 'interestAccount', 'Account that interest is paid to', {
    key: 'routingNumber',
    displayKey: 'Routing number of its bank',
    type: 'string',
    regex: '^[0-9]{9}$',
    order: 2,
    optional: true,
  }),
  question('Notices', 'notices', 'Where notices go'),
]

function question(title: string, key: string, displayKey: string, ...more: object[]): StepTemplate {
  return {
    type: 'form',
    schema: { title, fields: [{ key, displayKey, type: 'string', order: 1 }, ...more] },
    renderAttributes: { title, progressBarTitle: title, instructions: 'Short and soon answered.' },
  }
}
