import { expect, type APIRequestContext, type BrowserContext } from '@playwright/test'
import { newInvestor, type NewInvestor } from './newInvestor'
import { ask } from './platform'
import { makeClosedDistribution, makeOwnRound, type OwnRound } from './rounds'

/** Somebody who holds units of a round of one test's own. */
export interface Holder extends NewInvestor {
  holdingId: string
}

/** As an issuer: a round of its own, of which somebody new has been issued so many units each. */
export async function makeHolders(
  { issuer, request }: { issuer: BrowserContext; request: APIRequestContext },
  amounts: readonly string[],
): Promise<OwnRound & { holders: Holder[] }> {
  const round = await makeOwnRound(issuer)
  const holders: Holder[] = []
  for (const amount of amounts) {
    const investor = await newInvestor(request)
    const id = await makeClosedDistribution(issuer, {
      ...investor,
      allocationId: round.allocationId,
      amount,
      paid: '1',
    })
    await ask(issuer, issue, { ids: [id] })
    const held = async () => (await holdingsOf(issuer, round.roundId, investor.accountId))[0]
    // The transfer agent answers a moment later.
    await expect.poll(async () => (await held())?.id, { timeout: 30_000 }).toBeTruthy()
    holders.push({ ...investor, holdingId: (await held())?.id ?? '' })
  }
  return { ...round, holders }
}

/** The holdings of a round that somebody has, past the screen. */
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
