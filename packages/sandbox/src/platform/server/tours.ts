import { accountIds, distributionIds, offeringIds, roundIds } from '../../../seed/ids.ts'
import { type Html, html } from '../http/pages/html.ts'
import { icon } from '../http/pages/icon.ts'

/** A page of a tour. */
export interface Station {
  name: string
  path: string
  /** The data the reader sees there, or the available actions. */
  about: string
}

/** A tour of ten minutes through the demo data, as one of the demo users. */
export interface Tour {
  /** The type of the account. */
  type: 'issuer' | 'broker' | 'investor' | 'agent' | 'ats' | 'admin'
  title: string
  /** The demo user who can open every station. */
  email: string
  stations: readonly Station[]
}

const station = (name: string, path: string, about: string): Station => ({ name, path, about })
const offering = (name: keyof typeof offeringIds) =>
  `/offer-wall/${accountIds.larkspur}/offering/${offeringIds[name]}`

/** The tours, one for each type of account. */
export const tours: readonly Tour[] = [
  {
    type: 'issuer',
    title: 'Issuer: from the first round to a tokenised security',
    email: 'issuer@capstan.test',
    stations: [
      station('Dashboard', '/dashboard', 'The capital of Halden Biologics, and its open tasks.'),
      station('Assets', '/assets', 'Preferred shares: Series Seed, A, B, and a draft of Series C.'),
      station(
        'The open round',
        `/asset-class/${roundIds['series-b']}/manage`,
        'Series B: its target, its allocations and its brokers.',
      ),
      station('Investments', '/distributions', 'Investors, their progress and their payments.'),
      station('Holdings', '/holdings', 'Issued units and their holders.'),
      station(
        'The tokenised security',
        `/asset-class/${roundIds['series-a']}/token`,
        'Series A on a chain, beside the ledger.',
      ),
      station('Capitalization', '/capitalization', 'The cap table of all securities.'),
      station('Reports', '/reports', 'The cap table as a download, and statements of holders.'),
    ],
  },
  {
    type: 'broker',
    title: 'Broker: sells the rounds of several issuers',
    email: 'broker@capstan.test',
    stations: [
      station('Dashboard', '/dashboard', 'The investments of all offerings of Larkspur.'),
      station('Issuers', '/issuers', 'The issuers that invited Larkspur, and three that it manages.'),
      station(
        'An allocation',
        `/distribute-allocation/${offeringIds['series-b']}`,
        'Series B: invite investors, change many investments at once.',
      ),
      station('Contacts', '/contacts', 'The investors of Larkspur. Import more from a file.'),
      station('Questions', '/onboarding-questions', 'The questions for investors.'),
      station('Signing', '/docusign/templates', 'Documents to sign, and who fills in which field.'),
      station('Payment', '/north-capital/issuers', 'Escrow accounts, and the offerings that they belong to.'),
    ],
  },
  {
    type: 'investor',
    title: 'Investor: from an offering to a holding, through every type of step',
    email: 'investor@capstan.test',
    stations: [
      station('Portfolio', '/portfolio', 'The holdings of Maren Okafor, and her next steps.'),
      station(
        'Continue an investment',
        `/distribution/${distributionIds.onboarding}`,
        'An investment under way: a form, a frame of a provider, documents to sign, a payment.',
      ),
      station('A short offering', offering('short'), 'One button, and the investment is complete.'),
      station('A form and a confirmation', offering('dime'), 'Community Round: invest from $100.'),
      station('Many steps', offering('long'), 'Senior Notes: nine steps in a row.'),
      station('Signed in the page', offering('signed-here'), 'Documents that are filled in and signed here.'),
      station('Documents to upload', offering('papers'), 'Files, which the seller accepts or sends back.'),
      station('A link to a provider', offering('link'), 'The payment page of a provider completes the step.'),
      station(
        'A custom step',
        offering('unusual'),
        'A step that the host renders, and one that it does not know.',
      ),
      station('Wallet', '/wallet', 'Coins and tokens, at the prices of the exchange.'),
      station('Documents', '/investor-documents', 'Signed and shared documents.'),
    ],
  },
  {
    type: 'agent',
    title: 'Transfer agent: confirms payments and issuance',
    email: 'agent@capstan.test',
    stations: [
      station('Distributions', '/distributions', 'Investments of the vendors that chose Brightwater.'),
      station('Contacts', '/contacts', 'The investors.'),
      station('Delegates', '/settings/delegates', 'The other people who act for the agent.'),
    ],
  },
  {
    type: 'ats',
    title: 'Trading system: looks up securities',
    email: 'ats@capstan.test',
    stations: [
      station('Securities', '/securities', 'The securities that the trading system may see.'),
      station('Contacts', '/contacts', 'The contacts of the trading system.'),
      station('Account', '/settings/account', 'The data of its account.'),
    ],
  },
  {
    type: 'admin',
    title: 'Administrator: runs the platform',
    email: 'admin@capstan.test',
    stations: [
      station('Forms', '/admin/forms', 'The forms of steps, written beside their preview.'),
      station('Reports', '/admin/reports', 'The downloads, and the types of accounts they are offered to.'),
      station('Mails and callbacks', '/admin/reports/messages', 'Failed messages, and a retry.'),
      station(
        'Health',
        '/admin/reports/health',
        'The last success and the last failure of each integration.',
      ),
      station('Audit log', '/admin/reports/audit', 'Operations, their people and their changes.'),
      station('Types', '/admin/types', 'The lists that the platform offers.'),
      station('Accounts', '/admin/types/accounts', 'Find accounts, suspend them, and end a suspension.'),
      station('People', '/admin/types/people', 'Find people, suspend them, end their sessions.'),
      station(
        'Brands',
        '/admin/types/brands',
        'Edit a brand, preview it, publish it, and restore an earlier version.',
      ),
      station('Terms of service', '/admin/types/terms', 'Versions, and the people who accepted each.'),
    ],
  },
]

const stationLine = ({ name, path, about }: Station) =>
  html`<li>
    <a class="choice" href="${path}">
      <span><strong>${name}</strong><small>${about}</small></span>
      ${icon('arrow-right')}
    </a>
  </li>`

const tourOf = ({ title, email, stations }: Tour) =>
  html`<details class="tour">
    <summary>${title}</summary>
    <div class="body">
      <form method="post" action="/authenticate/login?next=${encodeURIComponent(stations[0]?.path ?? '/')}">
        <button class="button" data-variant="primary" name="user" value="${email}">
          Sign in as ${email}
        </button>
      </form>
    </div>
    <ol class="choices">
      ${stations.map(stationLine)}
    </ol>
  </details>`

/** Returns the section with the tours: each signs in first, then leads from station to station. */
export const toursSection = (): Html =>
  html`<section class="card">
    <div class="body">
      <h2>Take a tour</h2>
      <p class="muted">
        A tour for each type of account takes ten minutes. Sign in, then open the pages in order.
      </p>
    </div>
    ${tours.map(tourOf)}
  </section>`

/** The styles of the tours. */
export const toursStyle = `.tour{border-top:1px solid var(--border)}
.tour>summary{padding:14px 24px;font-weight:600;cursor:pointer}
.tour>summary:hover{background:var(--hover)}
.tour>.body{padding:8px 24px 16px}`
