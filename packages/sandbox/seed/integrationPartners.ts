import type { StepTemplate } from './StepTemplate.ts'

/** An integration of the demo, its partner, and the steps that set it up. */
interface Integration {
  type: string
  description: string
  partner: { name: string; logo: string; url: string }
  steps: StepTemplate[]
}

/** The services of the demo's integrations. */
export type IntegrationKey = keyof typeof integrationPartners

/** The partners that accounts may connect to, by service. */
export const integrationPartners = {
  docusign: {
    type: 'signing',
    description: 'Investors sign subscription agreements in the page, or by mail.',
    partner: partner('DocuSign', '#4c00ff', 'https://www.docusign.com'),
    steps: [
      form('Connect your account', 'Konto verbinden', [
        {
          ...german('Kennung des Kontos'),
          key: 'signingAccountId',
          displayKey: 'Account id',
          type: 'string',
          order: 1,
        },
        {
          ...german('E-Mail des Administrators'),
          key: 'signingAdminEmail',
          displayKey: 'Email of the administrator',
          type: 'email',
          order: 2,
        },
      ]),
      button({
        ...{ title: 'Consent', text: 'I have granted the consent' },
        instructions: 'Sign in there and let Capstan send envelopes for you.',
        german: {
          ...{ title: 'Zustimmung', text: 'Ich habe zugestimmt' },
          instructions: 'Melden Sie sich dort an und erlauben Sie Capstan, Umschläge für Sie zu senden.',
        },
      }),
    ],
  },
  'north-capital': {
    type: 'payment',
    description: 'Wires and transfers into escrow are matched with investments.',
    partner: partner('North Capital', '#0b3d2e', 'https://www.northcapital.com'),
    steps: [
      form('Connect your account', 'Konto verbinden', [
        { ...german('Kundennummer'), key: 'clientId', displayKey: 'Client id', type: 'string', order: 1 },
        {
          ...german('Treuhänder'),
          key: 'escrowAgent',
          displayKey: 'Escrow agent',
          type: 'string',
          order: 2,
          optional: true,
        },
      ]),
      button({
        ...{ title: 'Confirm', text: 'I have confirmed the account' },
        instructions: 'Follow the link in the mail that they have sent you.',
        german: {
          ...{ title: 'Bestätigung', text: 'Ich habe das Konto bestätigt' },
          instructions: 'Folgen Sie dem Link in der E-Mail, die Sie von dort bekommen haben.',
        },
      }),
    ],
  },
  investready: {
    type: 'compliance',
    description: 'Checks that investors are accredited.',
    partner: partner('InvestReady', '#c2410c', 'https://www.investready.com'),
    steps: [
      button({
        ...{ title: 'Agreement', text: 'I agree' },
        instructions: 'Agree to the terms under which investors are checked.',
        german: {
          ...{ title: 'Vereinbarung', text: 'Ich stimme zu' },
          instructions: 'Stimmen Sie den Bedingungen zu, unter denen Anleger geprüft werden.',
        },
      }),
    ],
  },
  'onboarding-questions': {
    type: 'information',
    description: 'Ask investors your own questions; there is nothing to set up.',
    partner: partner('Capstan', '#004a98', 'https://capstan.example'),
    steps: [],
  },
  ledgerline: {
    type: 'portfolio',
    description: 'Shows your holdings beside your listed investments.',
    partner: partner('Ledgerline', '#5b21b6', 'https://ledgerline.example'),
    steps: [
      form('Your account there', 'Ihr Konto dort', [
        { ...german('E-Mail'), key: 'ledgerlineEmail', displayKey: 'Email', type: 'email', order: 1 },
      ]),
      button({
        ...{ title: 'Connect', text: 'Connect' },
        instructions: 'Your holdings are shown there from tomorrow on.',
        german: {
          ...{ title: 'Verbinden', text: 'Verbinden' },
          instructions: 'Ihre Bestände werden dort ab morgen gezeigt.',
        },
      }),
    ],
  },
} satisfies Record<string, Integration>

/** The label of a field in German. */
function german(displayKey: string) {
  return { languages: { de: { displayKey } } }
}

function form(title: string, germanTitle: string, fields: object[]): StepTemplate {
  const de = { title: germanTitle, progressBarTitle: germanTitle }
  return {
    type: 'form',
    renderAttributes: { title, progressBarTitle: title, languages: { de } },
    schema: { title, languages: { de: { title: germanTitle } }, fields },
  }
}

interface ButtonTexts {
  title: string
  text: string
  instructions: string
}

function button({ german: de, ...texts }: ButtonTexts & { german: ButtonTexts }): StepTemplate {
  return {
    type: 'button',
    renderAttributes: { ...shownTexts(texts), languages: { de: shownTexts(de) } },
    schema: { title: texts.title, text: texts.text, languages: { de: { title: de.title, text: de.text } } },
  }
}

function shownTexts({ title, instructions }: ButtonTexts) {
  return { title, progressBarTitle: title, instructions }
}

/** A word mark in the partner's colour, so that a card is complete without asking another site. */
function partner(name: string, color: string, url: string) {
  // As wide as its letters: a long name was cut.
  const width = Math.max(160, name.length * 16)
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} 40" role="img"><text x="0" y="28" font-family="sans-serif" font-size="24" font-weight="700" fill="${color}">${name}</text></svg>`
  return { name, url, logo: `data:image/svg+xml,${encodeURIComponent(svg)}` }
}
