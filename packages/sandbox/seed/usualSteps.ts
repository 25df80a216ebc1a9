import type { StepTemplate } from './StepTemplate.ts'

/** Steps that several offerings ask for. */
export const usualSteps = {
  accreditation: step('async_iframe', 'Accreditation', {
    service: 'investready',
    instructions:
      'InvestReady checks that you are an accredited investor. Sign in there and say how you qualify.',
  }),
  sign: step('iframe', 'Sign documents', {
    service: 'docusign',
    instructions: 'Read the subscription agreement and sign it.',
  }),
  signHere: step('iframe', 'Sign documents', {
    service: 'docusign',
    instructions: 'Read the documents and sign them here. What you answered before is already filled in.',
    schema: { title: 'Sign documents', signing: 'inline' },
  }),
  fund: step('button', 'Fund', {
    service: 'payment',
    instructions: 'Send the total by wire to the account below, then confirm here.',
    schema: { title: 'Fund', text: 'I have sent the wire' },
  }),
  wire: step('link', 'Wire', {
    service: 'payment',
    instructions:
      'The payment page shows where the money goes. This step completes when the payment is reported.',
    schema: { title: 'Wire', text: 'Open the payment page', link: '/integration/payment/{stepId}/{linkKey}' },
  }),
  acknowledge: step('button', 'Acknowledgement', {
    instructions:
      'Units can lose all their value, and no exchange trades them. Confirm that you know the risks.',
    schema: { title: 'Acknowledgement', text: 'I know the risks' },
  }),
  custom: step('custom', 'Capital call schedule', {
    service: 'capital-call-schedule',
    instructions: 'Read when the fund will call your capital.',
    schema: { title: 'Capital call schedule', completedBy: 'investor' },
  }),
  unknown: step('in_person', 'Admission interview', { service: 'front-desk' }),
} satisfies Record<string, StepTemplate>

interface Rest {
  service?: string
  instructions?: string
  schema?: object
}

function step(type: string, title: string, { service, instructions, schema }: Rest): StepTemplate {
  return {
    type,
    service,
    schema: schema ?? { title },
    renderAttributes: { title, progressBarTitle: title, instructions },
  }
}
