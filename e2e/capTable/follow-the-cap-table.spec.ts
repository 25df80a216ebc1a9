import { makeDistribution } from '../drivers/investments/distributions'
import { saidAfter, type Awaited } from '../drivers/lateness'
import { holdingsOf, makeHolders, transfer, type Holder } from '../drivers/investments/ledger'
import { newInvestor } from '../drivers/people/newInvestor'
import { ask } from '../drivers/platform'
import { closeDistribution } from '../drivers/investments/rounds'
import { startSession, startSessionOf } from '../drivers/people/startSession'
import { expect, test, type BrowserContext, type Page } from '../test'

test('sales, issuances and transfers of another session appear in the figures, the chips, the chart and the rows of a cap table', async ({
  page,
  context,
  request,
  browser,
}) => {
  test.slow()
  const other = await browser.newContext()
  await startSessionOf(other, 'issuer@capstan.test')
  const made = await makeHolders({ issuer: other, request, browser }, ['60', '40'])
  const [seller, buyer] = made.holders as [Holder, Holder]
  const investor = await newInvestor(request)
  const own = await browser.newContext()
  await startSessionOf(own, investor.email)
  const { roundById } = await ask<AssetOfRound>(other, assetOfRound, { id: made.roundId })

  await startSession(page, 'issuer@capstan.test')
  await page.goto(`/capitalization?asset=${roundById.assetId}`)
  const ofRound = await context.newPage()
  await ofRound.goto(`/asset-class/${made.roundId}/manage`)
  const tables: CapTables = { page, ofRound, asset: `Asset of ${made.name}` }
  const atFirst = [...figures(2, '100'), ...holder(seller, '60', '60.00%')]
  await follow(tables, { what: 'opened', since: Date.now(), rows: 2, parts: atFirst })

  // This offering has no steps: an investment is closed at once, and waits to be issued.
  const invested = Date.now()
  const sold = await makeDistribution(own, made.allocationId, '25')
  // 25 of 125, and 60 of them.
  const shares = (status: string) => [
    ...holder(investor, '25', '20.00%', status),
    ...holder(seller, '60', '48.00%'),
  ]
  const waiting = [...figures(3, '125'), ...shares('Not issued')]
  await follow(tables, { what: 'sold', since: invested, rows: 3, parts: waiting })

  await closeDistribution(other, sold, '1')
  const issuedAt = await issue(other, { id: sold, roundId: made.roundId, investorId: investor.accountId })
  await follow(tables, {
    what: 'issued',
    since: issuedAt,
    rows: 3,
    parts: [...figures(3, '125'), ...shares('Issued')],
  })

  const moved = Date.now()
  const all = { holdingId: seller.holdingId, investorId: buyer.accountId, amount: '60' }
  await transfer(other, all)
  // 40 + 60 of 125; one holder less.
  const left = [...figures(2, '125'), ...holder(buyer, '100', '80.00%'), ...gone(seller)]
  await follow(tables, { what: 'transferred', since: moved, rows: 2, parts: left })
  // The holding of the seller has no units now; the issuer's own account of unissued units is negative.
  const holders = ofRound.locator(`${row} a[href^="/investor/"]`)
  const addresses = () => holders.evaluateAll((links) => links.map((link) => link.getAttribute('href')))
  // proves ROUND-033
  await expect
    .poll(async () => new Set(await addresses()))
    .toEqual(new Set([investor, buyer].map(({ accountId }) => `/investor/${accountId}`)))
  await Promise.all([own.close(), other.close()])
})

test('the cap table of a day that is over stays as it was when units go from one holder to another', async ({
  page,
  context,
  request,
  browser,
}) => {
  const other = await browser.newContext()
  await startSessionOf(other, 'issuer@capstan.test')
  const holding = await heldForLong(other)
  const { holders } = await makeHolders({ issuer: other, request, browser }, ['1'])
  const [buyer] = holders as [Holder]
  await startSession(page, 'issuer@capstan.test')
  const asset = `asset=${holding.roundByRoundId.assetId}`
  await page.goto(`/capitalization?${asset}`)
  const past = await context.newPage()
  await past.goto(`/capitalization?${asset}&day=${dayBefore(holding.today)}`)
  await expect(rowsOf(past).first()).toBeVisible()
  await expect(past.locator('.capstan-cap-table figure')).toBeVisible()
  const before = await tableText(past)

  const moved = Date.now()
  await transfer(other, { holdingId: holding.id, investorId: buyer.accountId, amount: '1' })
  await page.getByRole('searchbox').fill(buyer.name)
  // Another investor may have the same name.
  const ofBuyer = `${row} a[href="/investor/${buyer.accountId}"]`
  note('found', await saidAfter(page, moved, [{ name: 'row', selector: ofBuyer, says: /./ }]))
  const [bought] = await holdingsOf(other, holding.roundId, buyer.accountId)

  // It has had the time in which the table of today followed.
  expect(await tableText(past)).toEqual(before)
  await past.reload()
  await expect.poll(() => tableText(past)).toEqual(before)
  const back = { holdingId: bought?.id ?? '', investorId: holding.investorId, amount: '1' }
  await transfer(other, back)
  await expect(page.locator(ofBuyer)).toHaveCount(0)
  expect(await tableText(past)).toEqual(before)
  await other.close()
})

/** The cap table of an asset on its own page and on that of the round. */
interface CapTables {
  page: Page
  ofRound: Page
  asset: string
}

interface Change {
  what: string
  since: number
  /** The number of rows of the asset after the change. */
  rows: number
  parts: readonly Awaited[]
}

/** Waits for both to follow a change, and notes how many milliseconds each part took. */
async function follow({ page, ofRound, asset }: CapTables, { what, since, rows, parts }: Change) {
  const chip = { name: 'chip', selector: '.capstan-filter-chip', says: whole(`${asset}${rows}`) }
  const late = await Promise.all([saidAfter(page, since, [...parts, chip]), saidAfter(ofRound, since, parts)])
  note(`${what}, on the page`, late[0])
  note(`${what}, of the round`, late[1])
}

/** Records the delay in the report and in the log; machines differ in speed. */
function note(what: string, late: Record<string, number>) {
  const description = `${what}: ${Object.entries(late)
    .map(([name, ms]) => `${name} ${ms} ms`)
    .join(', ')}`
  test.info().annotations.push({ type: 'lateness', description })
  console.log(description)
}

const whole = (text: string) => new RegExp(`^${text}$`)
const figure = (label: string, text: string): Awaited => ({
  ...{ name: label, selector: '.capstan-cap-table dl > div' },
  says: whole(label + text),
})
const figures = (stakeholders: number, units: string) => [
  figure('STAKEHOLDERS', String(stakeholders)),
  figure('UNITS', units),
]

const row = '.capstan-cap-table .capstan-grid-body [role=row]'
const rowOf = ({ name }: { name: string }, units: string, percent = '', status = ''): Awaited[] => [
  { name: 'row', selector: row, says: new RegExp(`^${name}${units}${percent}.*${status}$`) },
]
const holder = (who: { name: string }, units: string, percent: string, status = ''): Awaited[] => [
  ...rowOf(who, units, percent, status),
  {
    ...{ name: 'picture', selector: '.capstan-cap-table .capstan-legend li' },
    says: whole(`${who.name}${units} · ${percent}`),
  },
]
const gone = ({ name }: { name: string }): Awaited[] => [
  { name: 'gone', selector: '.capstan-cap-table .capstan-grid-body', says: new RegExp(`^(?!.*${name})`) },
]

const rowsOf = (page: Page) => page.locator(row)
const tableText = (page: Page) => page.locator('.capstan-cap-table').innerText()

/** Issues the sold units; returns the time of the booking, by the platform. */
async function issue(issuer: BrowserContext, sold: { id: string; roundId: string; investorId: string }) {
  await ask(issuer, requestIssuance, { ids: [sold.id] })
  const booked = async () => (await ask<Booked>(issuer, bookedAt, sold)).allHoldings.nodes[0]?.createdOn
  await expect.poll(booked, { timeout: 30_000 }).toBeTruthy()
  return Date.parse((await booked()) ?? '')
}

/** A holding of at least 2 units that was issued before today. */
async function heldForLong(issuer: BrowserContext) {
  const { allHoldings } = await ask<Held>(issuer, held)
  const today = new Date().toISOString().slice(0, 10)
  const [found] = allHoldings.nodes.filter(({ issuedOn, amount }) => issuedOn < today && Number(amount) >= 2)
  if (!found) throw new Error('Nothing was issued before today.')
  return { ...found, today }
}

const dayBefore = (day: string) => new Date(Date.parse(day) - 86_400_000).toISOString().slice(0, 10)

interface AssetOfRound {
  roundById: { assetId: string }
}
interface Booked {
  allHoldings: { nodes: { createdOn: string }[] }
}
interface Held {
  allHoldings: {
    nodes: {
      id: string
      roundId: string
      investorId: string
      amount: string
      issuedOn: string
      roundByRoundId: { assetId: string }
    }[]
  }
}

const assetOfRound = 'query ($id: UUID!) { roundById(id: $id) { assetId } }'
const requestIssuance = `mutation ($ids: [UUID!]!) {
  makeTaRequestDistributionIssuances(input: { distributionIds: $ids }) { clientMutationId } }`
const bookedAt = `query ($roundId: UUID!, $investorId: UUID!) {
  allHoldings(condition: { roundId: $roundId, investorId: $investorId }, first: 1) { nodes { createdOn } } }`
const held = `{ allHoldings(first: 50, orderBy: [ISSUED_ON_ASC]) {
  nodes { id roundId investorId amount issuedOn roundByRoundId { assetId } } } }`
