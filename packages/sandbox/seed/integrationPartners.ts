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
      form('Connect your account', [
        { key: 'signingAccountId', displayKey: 'Account id', type: 'string', order: 1 },
        { key: 'signingAdminEmail', displayKey: 'Email of the administrator', type: 'email', order: 2 },
      ]),
      button(
        'Consent',
        'I have granted the consent',
        'Sign in there and let Capstan send envelopes for you.',
      ),
    ],
  },
  'north-capital': {
    type: 'payment',
    description: 'Wires and transfers into escrow are matched with investments.',
    partner: partner('North Capital', '#0b3d2e', 'https://www.northcapital.com'),
    steps: [
      form('Connect your account', [
        { key: 'clientId', displayKey: 'Client id', type: 'string', order: 1 },
        { key: 'escrowAgent', displayKey: 'Escrow agent', type: 'string', order: 2, optional: true },
      ]),
      button(
        'Confirm',
        'I have confirmed the account',
        'Follow the link in the mail that they have sent you.',
      ),
    ],
  },
  investready: {
    type: 'compliance',
    description: 'Checks that investors are accredited.',
    partner: partner('InvestReady', '#c2410c', 'https://www.investready.com'),
    steps: [button('Agreement', 'I agree', 'Agree to the terms under which investors are checked.')],
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
      form('Your account there', [{ key: 'ledgerlineEmail', displayKey: 'Email', type: 'email', order: 1 }]),
      button('Connect', 'Connect', 'Your holdings are shown there from tomorrow on.'),
    ],
  },
} satisfies Record<string, Integration>

function form(title: string, fields: object[]): StepTemplate {
  return { type: 'form', renderAttributes: { title, progressBarTitle: title }, schema: { title, fields } }
}

function button(title: string, text: string, instructions: string): StepTemplate {
  return {
    type: 'button',
    renderAttributes: { title, progressBarTitle: title, instructions },
    schema: { title, text },
  }
}

/** A word mark in the partner's colour, so that a card is complete without asking another site. */
function partner(name: string, color: string, url: string) {
  // As wide as its letters: a long name was cut.
  const width = Math.max(160, name.length * 16)
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} 40" role="img"><text x="0" y="28" font-family="sans-serif" font-size="24" font-weight="700" fill="${color}">${name}</text></svg>`
  return { name, url, logo: `data:image/svg+xml,${encodeURIComponent(svg)}` }
}
