import type { StepTemplate } from './StepTemplate.ts'

/** Four short forms that, with the usual five steps, fill more than a progress bar's width. */
export const longSteps: StepTemplate[] = [
  question(['Residence', 'Wohnsitz'], {
    ...{ key: 'residence', displayKey: 'State of residence', german: { displayKey: 'Wohnsitzstaat' } },
    fact: 'state',
  }),
  question(['Custodian', 'Verwahrstelle'], {
    key: 'custodian',
    displayKey: 'Custodian of the notes',
    message: 'The bank or broker that will keep the notes for you.',
    german: {
      displayKey: 'Verwahrstelle der Anleihen',
      message: 'Die Bank oder der Broker, bei dem die Anleihen für Sie verwahrt werden.',
    },
  }),
  question(
    ['Interest', 'Zinsen'],
    {
      key: 'interestAccount',
      displayKey: 'Account that interest is paid to',
      german: { displayKey: 'Konto, auf das Zinsen gezahlt werden' },
    },
    {
      key: 'routingNumber',
      displayKey: 'Routing number of its bank',
      german: { displayKey: 'Bankleitzahl (Routing Number) der Bank' },
      regex: '^[0-9]{9}$',
      optional: true,
    },
  ),
  question(['Notices', 'Mitteilungen'], {
    key: 'notices',
    displayKey: 'Where notices go',
    german: { displayKey: 'Wohin Mitteilungen gehen' },
  }),
]

interface Question {
  key: string
  displayKey: string
  message?: string
  fact?: string
  regex?: string
  optional?: true
  german: { displayKey: string; message?: string }
}

function question([title, german]: [english: string, german: string], ...asked: Question[]): StepTemplate {
  return {
    type: 'form',
    schema: {
      title,
      languages: { de: { title: german } },
      fields: asked.map(({ german: texts, ...each }, at) => ({
        ...{ ...each, type: 'string', order: at + 1 },
        languages: { de: texts },
      })),
    },
    renderAttributes: {
      ...{ title, progressBarTitle: title, instructions: 'Short and soon answered.' },
      languages: {
        de: { title: german, progressBarTitle: german, instructions: 'Kurz und schnell beantwortet.' },
      },
    },
  }
}
