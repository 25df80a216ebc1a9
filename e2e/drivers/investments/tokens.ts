import { expect, type APIRequestContext, type Browser, type BrowserContext } from '@playwright/test'
import { makeDistribution } from './distributions'
import { newInvestor, type NewInvestor } from '../people/newInvestor'
import { ask } from '../platform'
import { closeDistribution, sellThrough, type OwnRound } from './rounds'
import { startSessionOf } from '../people/startSession'

/** A round made for one test, and how investments of it are made. */
export interface SoldRound {
  /** The issuer, who is signed in. */
  issuer: BrowserContext
  browser: Browser
  request: APIRequestContext
  /** The broker's allocation in the round. */
  allocationId: string
}

/** Has a broker sell a round. */
export async function sold(
  round: OwnRound,
  at: Pick<SoldRound, 'issuer' | 'browser' | 'request'>,
): Promise<SoldRound> {
  const broker = await at.browser.newContext()
  await startSessionOf(broker, 'broker@capstan.test')
  const allocationId = await sellThrough(broker, at.issuer, round)
  await broker.close()
  return { ...at, allocationId }
}

/** Creates an investor with an investment in a round, and nothing issued yet. */
export async function invests(
  { browser, request, allocationId }: SoldRound,
  amount: string,
): Promise<NewInvestor & { distributionId: string }> {
  const investor = await newInvestor(request)
  const own = await browser.newContext()
  await startSessionOf(own, investor.email)
  const distributionId = await makeDistribution(own, allocationId, amount)
  await own.close()
  return { ...investor, distributionId }
}

/** Creates an investor who holds units of a round: invested, closed, issued by the transfer agent. */
export async function holds(round: SoldRound, amount: string): Promise<NewInvestor> {
  const investor = await invests(round, amount)
  const broker = await round.browser.newContext()
  await startSessionOf(broker, 'broker@capstan.test')
  await closeDistribution(broker, investor.distributionId)
  await broker.close()
  await ask(round.issuer, issue, { ids: [investor.distributionId] })
  const status = async () =>
    (await ask<Answered>(round.issuer, answered, { id: investor.distributionId })).distributionById
      .issuanceStatus
  await expect.poll(status).toBe('approved')
  return investor
}

/** The token of a round, past the screen. */
export async function tokenOf(issuer: BrowserContext, roundId: string): Promise<TokenBeside> {
  return (await ask<{ tokenByRoundId: TokenBeside }>(issuer, token, { roundId })).tokenByRoundId
}

/** Sets a token up through the API, and returns its contract. */
export async function setUpToken(
  issuer: BrowserContext,
  roundId: string,
  { name = 'Token of mine', symbol = 'MINE', chain = 'ethereum-capstan' } = {},
): Promise<string> {
  const { id } = await tokenOf(issuer, roundId)
  await ask(issuer, make, { input: { _tokenId: id, _name: name, _symbol: symbol, _chain: chain } })
  return (await tokenOf(issuer, roundId)).currentContract?.id ?? ''
}

/** Deploys a contract past the screen, and waits for its chain. */
export async function deployToken(
  issuer: BrowserContext,
  roundId: string,
  contractId: string,
): Promise<void> {
  await ask(issuer, deploy, { input: { _contractId: contractId } })
  await expect.poll(async () => (await tokenOf(issuer, roundId)).status).toBe('deployed')
}

/** Mints every holding of a round past the screen, and waits for its chain. */
export async function mintHoldings(issuer: BrowserContext, roundId: string): Promise<void> {
  const { allHoldings } = await ask<Held>(issuer, held, { roundId })
  await ask(issuer, mint, { ids: allHoldings.nodes.map(({ id }) => id) })
  await expect.poll(async () => (await tokenOf(issuer, roundId)).status).toBe('deployed')
}

/** Makes the chain refuse the next request of a contract. */
export async function refuseNext(request: APIRequestContext, contractId: string): Promise<void> {
  const answer = await request.post('/sandbox/scenario', { data: { kind: 'chain', contractId } })
  expect(answer.status()).toBe(200)
}

interface TokenBeside {
  id: string
  status: string
  currentContract: { id: string } | null
}

interface Held {
  allHoldings: { nodes: { id: string }[] }
}

interface Answered {
  distributionById: { issuanceStatus: string }
}

const token =
  'query ($roundId: UUID!) { tokenByRoundId(roundId: $roundId) { id status currentContract { id } } }'
const make = 'mutation ($input: MakeTokenInput!) { makeToken(input: $input) { token { id } } }'
const deploy = 'mutation ($input: DeployContractInput!) { deployContract(input: $input) { contract { id } } }'
const issue = `mutation ($ids: [UUID]!) {
  makeTaRequestDistributionIssuances(input: { distributionIds: $ids }) { clientMutationId } }`
const answered = 'query ($id: UUID!) { distributionById(id: $id) { issuanceStatus } }'
const held = `query ($roundId: UUID!) {
  allHoldings(filter: { roundId: { equalTo: $roundId } }) { nodes { id } } }`
const mint = `mutation ($ids: [UUID]!) {
  tokenizeHoldings(input: { holdingIds: $ids }) { clientMutationId } }`
