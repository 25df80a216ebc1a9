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
    shows: 'The dashboard of an issuer: open tasks first, then figures. Each figure links to its records.',
  },
  {
    ...{ name: 'o-assets', as: issuer, path: '/assets' },
    shows: 'The assets of an issuer with their rounds and the raised capital.',
  },
  {
    ...{ name: 's-round-token', as: issuer, path: `/asset-class/${roundIds['series-a']}/token` },
    shows: 'The token of a round: its state, its contract, and the units of each holder.',
  },
  {
    ...{ name: 't-capitalization', as: issuer, path: '/capitalization' },
    shows: 'The cap table on any day, as a table and as a chart.',
  },
  {
    ...{ name: 'u-securities', as: issuer, path: '/securities' },
    shows: 'The securities that an account issues or sees.',
  },
  {
    ...{ name: 'u2-security', as: issuer, path: '/securities', into: openFirst },
    shows: 'One security: its value, its listing, the documents shared by and with the account.',
  },
  {
    ...{ name: 'v-contacts', as: issuer, path: '/contacts', isWindow: true },
    shows: 'The contacts of an issuer, with search, edited rows and an import.',
  },
  {
    ...{ name: 'w-issuers', as: broker, path: '/issuers' },
    shows: 'The issuers that invited a broker, and the accounts that the broker manages.',
  },
  {
    ...{ name: 'w3-distributors', as: issuer, path: '/distributors' },
    shows: 'The brokers that an issuer invited, and their answers.',
  },
  {
    ...{ name: 'y2-transactions', as: issuer, path: '/transactions' },
    shows: 'The ledger of an issuer: issued, transferred and minted units.',
  },
  {
    ...{ name: 'y-transaction', as: issuer, path: '/transactions', into: openFirst },
    shows: 'One transaction: its entries as cards, with the balances before and after.',
  },
  {
    ...{ name: 'z-reports', as: issuer, path: '/reports' },
    shows: 'Reports to download or to print.',
  },
  {
    ...{ name: 'inv-deal', as: newPerson, path: offering },
    shows: 'An offering: its state, terms, next steps and risk, and the field for the amount.',
  },
  {
    ...{ name: 'inv-portfolio-new', as: notSetUp, path: '/portfolio' },
    shows:
      'A portfolio without investments: the next step, the three steps to a first investment, and the offerings.',
  },
  {
    ...{ name: 'inv-wallet', as: investor, path: '/wallet' },
    shows: 'The tokens of an investor, at the prices of the exchange.',
  },
  {
    ...{ name: 'inv-documents', as: investor, path: '/investor-documents' },
    shows: 'The documents that an investor received, signed and uploaded.',
  },
  {
    ...{ name: 'inv-holding', as: investor, path: '/portfolio', into: openHolding },
    shows: 'One holding: its value, vesting, ledger and documents.',
  },
  {
    ...{ name: 'inv-answers', as: investor, path: '/settings/qualification-answers' },
    shows: 'The qualification answers of an investor.',
  },
  {
    ...{ name: 'acc-account', as: issuer, path: '/settings/account' },
    shows: 'The settings of an account: details, addresses, sessions and second factor.',
  },
  {
    ...{ name: 'acc-delegates', as: issuer, path: '/settings/delegates' },
    shows: 'The delegates of an account, and their roles.',
  },
  {
    ...{ name: 'acc-integrations', as: broker, path: '/settings/integrations' },
    shows: 'The integrations of an account, and its secret keys.',
  },
  {
    ...{ name: 'adm-reports', as: admin, path: '/admin/reports' },
    shows: 'The downloads of the platform, and the account types that they are offered to.',
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
