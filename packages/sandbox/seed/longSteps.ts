import type { StepTemplate } from './StepTemplate.ts'

/** Four short forms that, with the usual five steps, fill more than a progress bar's width. */
export const longSteps: StepTemplate[] = [
  question('Residence', 'residence', 'State of residence'),
  question('Custodian', 'custodian', 'Custodian of the notes'),
  question('Interest', 'interestAccount', 'Account that interest is paid to'),
  question('Notices', 'notices', 'Where notices go'),
]

function question(title: string, key: string, displayKey: string): StepTemplate {
  return {
    type: 'form',
    schema: { title, fields: [{ key, displayKey, type: 'string', order: 1 }] },
    renderAttributes: { title, progressBarTitle: title, instructions: 'One short question.' },
  }
}
