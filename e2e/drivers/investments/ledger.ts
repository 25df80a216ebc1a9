import { expect, type APIRequestContext, type Browser, type BrowserContext } from '@playwright/test'
import { makeDistribution } from './distributions'
import { newInvestor, type NewInvestor } from '../people/newInvestor'
import { ask } from '../platform'
import { closeDistribution, makeOwnRound, type OwnRound } from './rounds'
import { startSessionOf } from '../people/startSession'

/** An investor who holds units of a round created for one test. */
export interface Holder extends NewInvestor {
  holdingId: string
}

/** Creates a round as an issuer, in which a new investor invests each amount and receives the units. */
export async function makeHolders(
  { issuer, request, browser }: { issuer: BrowserContext; request: APIRequestContext; browser: Browser },
  amounts: readonly string[],
): Promise<OwnRound & { holders: Holder[] }> {
  const round = await makeOwnRound(issuer)
  const holders: Holder[] = []
  for (const amount of amounts) {
    const investor = await newInvestor(request)
    const own = await browser.newContext()
    await startSessionOf(own, investor.email)
    const id = await makeDistribution(own, round.allocationId, amount)
    await own.close()
    const sold = { id, roundId: round.roundId, investorId: investor.accountId }
    holders.push({ ...investor, holdingId: await issueTo({ vendor: issuer, issuer }, sold) })
  }
  return { ...round, holders }
}

/** Closes and issues a distribution of an investor without a holding in the round; returns the id of the new holding. */
export async function issueTo(
  { vendor, issuer }: { vendor: BrowserContext; issuer: BrowserContext },
  { id, roundId, investorId, paid = '1' }: Sold,
): Promise<string> {
  await closeDistribution(vendor, id, paid)
  await ask(issuer, issue, { ids: [id] })
  const held = async () => (await holdingsOf(issuer, roundId, investorId))[0]?.id
  // The transfer agent answers a moment later.
  await expect.poll(held, { timeout: 30_000 }).toBeTruthy()
  return (await held()) ?? ''
}

/** Returns the holdings of an investor in a round, through the API. */
export async function holdingsOf(
  reader: BrowserContext,
  roundId: string,
  investorId: string,
): Promise<{ id: string; amount: string }[]> {
  const { allHoldings } = await ask<Held>(reader, held, { roundId, investorId })
  return allHoldings.nodes
}

/** Books a transfer past the screen; the id of its transaction. */
export async function transfer(
  issuer: BrowserContext,
  input: { holdingId: string; investorId: string; amount: string; price?: string },
): Promise<string> {
  const { makeTransfer } = await ask<Made>(issuer, make, { input })
  return makeTransfer.transfer.transactionId
}

interface Sold {
  id: string
  roundId: string
  investorId: string
  paid?: string
}

interface Held {
  allHoldings: { nodes: { id: string; amount: string }[] }
}

interface Made {
  makeTransfer: { transfer: { transactionId: string } }
}

const issue = `mutation ($ids: [UUID!]!) {
  makeTaRequestDistributionIssuances(input: { distributionIds: $ids }) { clientMutationId } }`
const held = `query ($roundId: UUID!, $investorId: UUID!) {
  allHoldings(condition: { roundId: $roundId, investorId: $investorId }, first: 50) { nodes { id amount } } }`
const make = `mutation ($input: MakeTransferInput!) { makeTransfer(input: $input) { transfer { transactionId } } }`
