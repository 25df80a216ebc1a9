import type { Page } from 'playwright'
import { accountIds, offeringIds, roundIds } from '../../packages/sandbox/seed/ids.ts'
import type { Scene } from './Scene.ts'
import { notSetUp, newPerson } from './signIn.ts'

/** A page that is shown as it opens, or after one step into it. */
interface PlainPage extends Pick<Scene, 'name' | 'shows' | 'as' | 'isWindow'> {
  path: string
  /** The step. */
  into?: (page: Page) => Promise<void>
}

const issuer = 'issuer@capstan.test'
const broker = 'broker@capstan.test'
const investor = 'investor@capstan.test'
const admin = 'admin@capstan.test'
const offering = `/offer-wall/${accountIds.larkspur}/offering/${offeringIds['series-b']}`

const pages: PlainPage[] = [
  {
    ...{ name: 'j-dashboard', as: issuer, path: '/dashboard' },
    shows: 'What waits for an issuer first, and each figure a link to what it counts.',
  },
  {
    ...{ name: 'o-assets', as: issuer, path: '/assets' },
    shows: 'What an issuer sells, with its rounds below it and what each has raised.',
  },
  {
    ...{ name: 's-round-token', as: issuer, path: `/asset-class/${roundIds['series-a']}/token` },
    shows: 'The token of a round: its state, its contract, and where the units of each holder are.',
  },
  {
    ...{ name: 't-capitalization', as: issuer, path: '/capitalization' },
    shows: 'Who owns how much of what, as of any day, as figures and as a picture.',
  },
  {
    ...{ name: 'u-securities', as: issuer, path: '/securities' },
    shows: 'The securities of an account, its own and those of others.',
  },
  {
    ...{ name: 'u2-security', as: issuer, path: '/securities', into: openFirst },
    shows: 'One security: its value, its listing, the documents shared by and with the account.',
  },
  {
    ...{ name: 'v-contacts', as: issuer, path: '/contacts', isWindow: true },
    shows: 'People an issuer knows: searched, sorted, edited in their row, imported from a file.',
  },
  {
    ...{ name: 'w-issuers', as: broker, path: '/issuers' },
    shows: 'Who invited a broker, and the accounts a broker runs for others.',
  },
  {
    ...{ name: 'w3-distributors', as: issuer, path: '/distributors' },
    shows: 'The brokers an issuer has invited, and what they answered.',
  },
  {
    ...{ name: 'y2-transactions', as: issuer, path: '/transactions' },
    shows: 'The ledger of an issuer: what was issued, transferred and paid.',
  },
  {
    ...{ name: 'y-transaction', as: issuer, path: '/transactions', into: openFirst },
    shows: 'One transaction: its entries as cards, with the balances before and after.',
  },
  {
    ...{ name: 'z-reports', as: issuer, path: '/reports' },
    shows: 'What can be taken away as a file or on paper.',
  },
  {
    ...{ name: 'inv-deal', as: newPerson, path: offering },
    shows: 'An offering: its state and terms, what comes next, the risk, and how much to invest.',
  },
  {
    ...{ name: 'inv-portfolio-new', as: notSetUp, path: '/portfolio' },
    shows: 'A portfolio without investments: the next step, the way to the first one, and what is offered.',
  },
  {
    ...{ name: 'inv-wallet', as: investor, path: '/wallet' },
    shows: 'Coins of an investor, and what they come to at the exchange.',
  },
  {
    ...{ name: 'inv-documents', as: investor, path: '/investor-documents' },
    shows: 'What is shared with an investor, and what they signed and sent.',
  },
  {
    ...{ name: 'inv-holding', as: investor, path: '/portfolio', into: openHolding },
    shows: 'One holding: its value, how far it has vested, its ledger and its papers.',
  },
  {
    ...{ name: 'inv-answers', as: investor, path: '/settings/qualification-answers' },
    shows: 'What an investor answered to qualify, and until when it holds.',
  },
  {
    ...{ name: 'acc-account', as: issuer, path: '/settings/account' },
    shows: 'An account: who it is, its addresses, who is signed in, and its second factor.',
  },
  {
    ...{ name: 'acc-delegates', as: issuer, path: '/settings/delegates' },
    shows: 'Who may act for an account, and as what.',
  },
  {
    ...{ name: 'acc-integrations', as: broker, path: '/settings/integrations' },
    shows: "Services an account is connected to, and the keys of a broker's own site.",
  },
  {
    ...{ name: 'adm-reports', as: admin, path: '/admin/reports' },
    shows: 'Which downloads there are, whose they are, and whether they are on.',
  },
]

/** The pages of the desk, of the investor's workspace, of every account and of the platform's administrators. */
export const plainScenes = pages.map(({ path, into, ...page }): Scene => ({
  ...page,
  isBrief: true,
  play: async (stage, { platform }) => {
    await stage.goto(`${platform}${path}`)
    await isRead(stage)
    await into?.(stage)
    await isRead(stage)
  },
}))

/** Its heading is there, and nothing of it is still on its way. */
async function isRead(page: Page): Promise<void> {
  await page.getByRole('heading', { level: 1 }).first().waitFor()
  await page
    .locator('.capstan-loading, .capstan-skeleton, [aria-busy=true]')
    .first()
    .waitFor({ state: 'detached' })
}

async function openFirst(page: Page): Promise<void> {
  await page.getByRole('main').getByRole('row').getByRole('link').first().click()
  await page.waitForURL(/\/(security|transaction)\//)
}

/** A wide screen has the holdings of an asset below its row, folded. */
async function openHolding(page: Page): Promise<void> {
  const link = page.getByRole('main').locator('a[href*="/holding/"]').first()
  const unfold = page.getByRole('button', { name: /^Expand/ }).first()
  await link.or(unfold).first().waitFor()
  if (!(await link.isVisible())) await unfold.click()
  await link.click()
  await page.waitForURL(/\/holding\//)
}
