import type { StepTemplate } from './StepTemplate.ts'

/** Steps that several offerings ask for. */
export const usualSteps = {
  accreditation: step('async_iframe', 'Accreditation', {
    service: 'investready',
    instructions:
      'InvestReady checks that you are an accredited investor. Sign in there and say how you qualify.',
    german: {
      title: 'Akkreditierung',
      instructions:
        'InvestReady prüft, ob Sie ein akkreditierter Anleger sind. Melden Sie sich dort an und geben Sie an, wie Sie die Bedingungen erfüllen.',
    },
  }),
  sign: step('iframe', 'Sign documents', {
    service: 'docusign',
    instructions: 'Read the subscription agreement and sign it.',
    german: {
      title: 'Dokumente unterschreiben',
      instructions: 'Lesen Sie den Zeichnungsvertrag und unterschreiben Sie ihn.',
    },
  }),
  signHere: step('iframe', 'Sign documents', {
    service: 'docusign',
    instructions: 'Read the documents and sign them here. What you answered before is already filled in.',
    schema: { title: 'Sign documents', signing: 'inline' },
    german: {
      title: 'Dokumente unterschreiben',
      instructions:
        'Lesen Sie die Dokumente und unterschreiben Sie sie hier. Ihre bisherigen Antworten sind schon eingetragen.',
    },
  }),
  fund: step('button', 'Fund', {
    service: 'payment',
    instructions: 'Send the total by wire to the account below, then confirm here.',
    schema: { title: 'Fund', text: 'I have sent the wire' },
    german: {
      title: 'Zahlung',
      instructions: 'Überweisen Sie den Gesamtbetrag auf das Konto unten und bestätigen Sie es dann hier.',
      text: 'Ich habe überwiesen',
    },
  }),
  wire: step('link', 'Wire', {
    service: 'payment',
    instructions:
      'The payment page shows where the money goes. This step completes when the payment is reported.',
    schema: { title: 'Wire', text: 'Open the payment page', link: '/integration/payment/{stepId}/{linkKey}' },
    german: {
      title: 'Überweisung',
      instructions:
        'Die Zahlungsseite zeigt, wohin das Geld geht. Dieser Schritt ist abgeschlossen, sobald die Zahlung gemeldet ist.',
      text: 'Zahlungsseite öffnen',
    },
  }),
  acknowledge: step('button', 'Acknowledgement', {
    instructions:
      'Units can lose all their value, and no exchange trades them. Confirm that you know the risks.',
    schema: { title: 'Acknowledgement', text: 'I know the risks' },
    german: {
      title: 'Kenntnisnahme',
      instructions:
        'Anteile können ihren ganzen Wert verlieren, und keine Börse handelt sie. Bestätigen Sie, dass Sie die Risiken kennen.',
      text: 'Ich kenne die Risiken',
    },
  }),
  custom: step('custom', 'Capital call schedule', {
    service: 'capital-call-schedule',
    instructions: 'Read when the fund will call your capital.',
    schema: { title: 'Capital call schedule', completedBy: 'investor' },
    german: {
      title: 'Plan der Kapitalabrufe',
      instructions: 'Lesen Sie, wann der Fonds Ihr Kapital abruft.',
    },
  }),
  unknown: step('in_person', 'Admission interview', {
    service: 'front-desk',
    german: { title: 'Aufnahmegespräch' },
  }),
} satisfies Record<string, StepTemplate>

interface Rest {
  service?: string
  instructions?: string
  schema?: object
  /** The texts in German: the title, the instructions, and the text of the button or link. */
  german: { title: string; instructions?: string; text?: string }
}

function step(type: string, title: string, { service, instructions, schema, german }: Rest): StepTemplate {
  const { title: germanTitle, instructions: germanInstructions, text } = german
  return {
    type,
    service,
    schema: { title, ...schema, languages: { de: { title: germanTitle, ...(text && { text }) } } },
    renderAttributes: {
      ...{ title, progressBarTitle: title, instructions },
      languages: {
        de: {
          ...{ title: germanTitle, progressBarTitle: germanTitle },
          ...(germanInstructions && { instructions: germanInstructions }),
        },
      },
    },
  }
}
