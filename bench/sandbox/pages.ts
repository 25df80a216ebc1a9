import { percentile, timesOf } from './percentile.ts'
import { signIn } from './signIn.ts'

/** One kind of read, and how long half of the answers may take. */
export interface Page {
  name: string
  query: string
  /** The e-mail of the reader; the issuer by default. */
  reader?: string
  /** Milliseconds on PGlite and on PostgreSQL; undefined without a target. */
  target?: { pglite: number; postgres: number }
}

/** The columns of the grids, as their orders are called. */
const holdingOrders = [
  'INVESTOR_ACCOUNT_NAME',
  'INVESTOR_ACCOUNT_EMAIL',
  'SECURITY_NAME',
  'AMOUNT',
  'PERCENT_OF_SECURITY',
  'PURCHASE_PRICE',
  'IS_TOKENIZED',
  'TERM',
  'COUPON',
  'TOTAL_VALUE',
  'ISSUED_ON',
]
const distributionOrders = [
  'INVESTOR_ACCOUNT_NAME',
  'INVESTOR_ACCOUNT_EMAIL',
  'CREATED_ON',
  'STATUS',
  'PROGRESS',
  'ACTIVE_STEP',
  'ASSET_NAME',
  'ROUND_NAME',
  'ALLOCATION_NAME',
  'IS_PAID_IN_FULL',
  'AMOUNT',
  'PRICE_PAID',
  'COMMITTED_CAPITAL',
  'INVESTOR_ACCOUNT_SETUP',
]

const fullHoldings = (args: string, sums = '') => `{ allFullHoldings(${args}) { totalCount ${sums} nodes {
  id version investorId investorAccountName investorAccountEmail securityName amount percentOfSecurity purchasePrice
  isTokenized term coupon totalValue issuedOn } } }`
const fullDistributions = (
  args: string,
  sums = '',
) => `{ allFullDistributions(${args}) { totalCount ${sums} nodes {
  id version investorId investorAccountName investorAccountEmail createdOn status locked issuanceStatus progress stepCount
  stepPosition activeStep assetName roundName allocationName isPaidInFull amount pricePaid committedCapital
  investorAccountSetup } } }`

const sums = 'totals { amount totalValue committedCapital paidInCapital }'
const target = { pglite: 60, postgres: 40 }

/** The lists behind the grids: by each column they sort by, filtered, and with the sums of all rows. */
const gridPages: Page[] = [
  ...holdingOrders.map((order) => ({
    name: `50 full holdings by ${order.toLowerCase()}`,
    query: fullHoldings(`first: 50, orderBy: [${order}_ASC]`),
    target,
  })),
  {
    name: '50 full holdings of investors with a name, newest first',
    query: fullHoldings(
      'filter: { investorAccountName: { includesInsensitive: "an" } }, orderBy: [ISSUED_ON_DESC], first: 50',
    ),
    target,
  },
  {
    name: '50 full holdings with the sums of all',
    query: fullHoldings('first: 50, orderBy: [ISSUED_ON_DESC]', sums),
    target,
  },
  ...distributionOrders.map((order) => ({
    name: `50 full distributions by ${order.toLowerCase()}`,
    query: fullDistributions(`first: 50, orderBy: [${order}_ASC]`),
    target,
  })),
  {
    name: '50 full distributions of investors with a name, newest first',
    query: fullDistributions(
      'filter: { investorAccountName: { includesInsensitive: "an" } }, orderBy: [CREATED_ON_DESC], first: 50',
    ),
    target,
  },
  {
    name: '50 full distributions with the sums of all',
    query: fullDistributions('first: 50, orderBy: [CREATED_ON_DESC]', sums),
    target,
  },
]

/** The pages that are read from the large seed. */
export const pages: Page[] = [
  {
    name: '50 holdings, filtered, sorted, counted',
    query: `{ allHoldings(filter: { amount: { greaterThan: "10" } }, orderBy: [ISSUED_ON_DESC], first: 50) {
      totalCount nodes { id amount purchasePrice issuedOn accountByInvestorId { id name } } } }`,
    target: { pglite: 60, postgres: 40 },
  },
  {
    name: '50 distributions, filtered, sorted, counted',
    query: `{ allDistributions(filter: { status: { equalTo: "closed" } }, orderBy: [CREATED_ON_DESC], first: 50) {
      totalCount nodes { id amount status accountByInvestorId { id name } } } }`,
    target: { pglite: 60, postgres: 40 },
  },
  {
    name: '50 accounts through a link table, filtered, sorted, counted',
    query: `{ allAccounts(filter: { type: { equalTo: "investor" } }, orderBy: [NAME_ASC], first: 50) {
      totalCount nodes { id name email } } }`,
    target: { pglite: 120, postgres: 120 },
  },
  {
    name: 'the same of holdings by an investor, who has few',
    reader: 'investor@capstan.test',
    query: `{ allHoldings(filter: { amount: { greaterThan: "10" } }, orderBy: [ISSUED_ON_DESC], first: 50) {
      totalCount nodes { id amount purchasePrice issuedOn accountByInvestorId { id name } } } }`,
    target: { pglite: 60, postgres: 40 },
  },
  {
    name: '1,000 distributions with what belongs to them',
    query: `{ allDistributions(first: 1000, orderBy: [ID_ASC]) { nodes {
      id amount status createdOn paidInCapital
      accountByInvestorId { id name email }
      allocationByAllocationId { id name roundByRoundId { id name price } } } } }`,
    target: { pglite: 120, postgres: 120 },
  },
  ...gridPages,
]

/** Measures the reads on a running sandbox. */
export async function measurePages(origin: string): Promise<{ page: Page; p50: number; p95: number }[]> {
  const measured = []
  for (const { page, read } of await pagesOf(origin)) {
    const times = await timesOf(read)
    measured.push({ page, p50: percentile(times, 0.5), p95: percentile(times, 0.95) })
  }
  return measured
}

/** The pages of a running sandbox, each with its query. */
export async function pagesOf(origin: string): Promise<{ page: Page; read: () => Promise<unknown> }[]> {
  const { ask } = await signIn(origin, 'issuer@capstan.test')
  const readable = []
  for (const page of [...pages, await oneRecord(ask)]) {
    const reader = page.reader ? await signIn(origin, page.reader) : { ask }
    readable.push({ page, read: () => reader.ask(page.query) })
  }
  return readable
}

async function oneRecord(ask: (query: string) => Promise<Record<string, unknown>>): Promise<Page> {
  const { allHoldings } = await ask('{ allHoldings(first: 1) { nodes { id } } }')
  const [first] = (allHoldings as { nodes: { id: string }[] }).nodes
  const query = `{ holdingById(id: "${first?.id}") { id amount purchasePrice issuedOn } }`
  return { name: 'one record', query, target: { pglite: 5, postgres: 5 } }
}
