import type { Browser, BrowserContext } from '@playwright/test'
import { ask } from '../platform'
import { startSessionOf } from '../people/startSession'

/** A round made for one test, with the slice of it that investments are made in. */
export interface OwnRound {
  roundId: string
  allocationId: string
  /** No other test's. */
  name: string
}

const aName = () => `Round ${Math.random().toString(36).slice(2, 10)}`

/**
 * Creates an asset, a round of 1,000 units at $12.50 and an open allocation, as an issuer; debt with a term of 3 years and 5.25%.
 */
export async function makeOwnRound(
  issuer: Pick<BrowserContext, 'request'>,
  { type = 'Equity', total = '1000', price = '12.5', name = aName() } = {},
): Promise<OwnRound> {
  const asset = await ask<MadeAsset>(issuer, makeAsset, {
    asset: { name: `Asset of ${name}`, type, status: 'active', authorizedTotal: '2000' },
  })
  const assetId = asset.createAsset.asset.id
  const facts = {
    ...{ assetId, name, termsUrl: 'https://dataroom.example/own', price, total },
    ...{ opensOn: '2025-02-02', closesOn: '2035-12-18', status: 'active' },
  }
  const made =
    type === 'Debt'
      ? (await ask<MadeRound>(issuer, makeTranche, { input: { ...facts, term: 3, coupon: '5.25' } })).made
      : (await ask<MadeRound>(issuer, makeRound, { input: facts })).made
  const allocation = await ask<MadeAllocation>(issuer, makeAllocation, {
    allocation: { roundId: made.round.id, name: `Slice of ${name}`, status: 'active', opensOn: '2025-02-16' },
  })
  return { roundId: made.round.id, allocationId: allocation.createAllocation.allocation.id, name }
}

/** A slice of a round that a broker sells: invited by the issuer, accepted, made; its id. */
export async function sellThrough(
  broker: BrowserContext,
  issuer: BrowserContext,
  { roundId, name }: OwnRound,
): Promise<string> {
  await ask(broker, accept, { id: await inviteBroker(broker, issuer, roundId) })
  const { createAllocation } = await ask<MadeAllocation>(broker, makeAllocation, {
    allocation: { roundId, name: `Sold of ${name}`, status: 'active' },
  })
  return createAllocation.allocation.id
}

/**
 * Creates an allocation of 100 units of a new round, of the broker of the demo data, who is then signed in: active, from
 * February 2025 to December 2035, with 10 units of an open distribution of Moe. `own` is the slice of the issuer.
 */
export async function makeBrokersAllocation(broker: BrowserContext, browser: Browser) {
  const issuer = await browser.newContext()
  await startSessionOf(issuer, 'issuer@capstan.test')
  const round = await makeOwnRound(issuer)
  await startSessionOf(broker, 'broker@capstan.test')
  const id = await sellThrough(broker, issuer, round)
  await issuer.close()
  const mark = id.slice(0, 8)
  const patch = { managedUnits: '100', opensOn: '2025-02-16', closesOn: '2035-12-01' }
  await ask(broker, changeAllocation, { id, patch })
  const email = `moe.${mark}@bulk.example`
  const input = { accountEmail: email, name: `Moe ${mark}`, amount: '10', allocationId: id }
  const { makeDistribution } = await ask<MadeDistribution>(broker, distribute, { input })
  const moe = makeDistribution.distribution.id
  await ask(broker, change, { id: moe, patch: { status: 'open' } })
  return { id, mark, moe, own: round.allocationId, roundId: round.roundId }
}

/** Invites a signed-in broker to a round, as an issuer; returns the id of the invitation. */
export async function inviteBroker(
  broker: BrowserContext,
  issuer: BrowserContext,
  roundId: string,
  terms: { name?: string; managedUnits?: string } = {},
): Promise<string> {
  const { getUsersData } = await ask<Reader>(broker, reader)
  const brokerAllocation = { roundId, brokerId: getUsersData.account.id, ...terms }
  const invited = await ask<Invited>(issuer, invite, { brokerAllocation })
  return invited.createBrokerAllocation.brokerAllocation.id
}

/**
 * Creates a closed distribution of an investor in an allocation as an issuer or a broker, with the given payment; returns its id.
 */
export async function makeClosedDistribution(
  vendor: BrowserContext,
  { allocationId, email, name, amount, paid }: Sold,
): Promise<string> {
  const input = { accountEmail: email, name, amount, allocationId }
  const { makeDistribution } = await ask<MadeDistribution>(vendor, distribute, { input })
  const { id } = makeDistribution.distribution
  await closeDistribution(vendor, id, paid)
  return id
}

/** Records the payment of a distribution and closes it, as its vendor. */
export async function closeDistribution(vendor: BrowserContext, id: string, paid?: string): Promise<void> {
  if (paid) await ask(vendor, pay, { id, amount: paid, paidOn: '2026-03-04' })
  await ask(vendor, change, { id, patch: { status: 'closed' } })
}

interface Reader {
  getUsersData: { account: { id: string } }
}

interface Invited {
  createBrokerAllocation: { brokerAllocation: { id: string } }
}

interface Sold {
  allocationId: string
  email: string
  name: string
  amount: string
  paid?: string
}

interface MadeAsset {
  createAsset: { asset: { id: string } }
}

interface MadeRound {
  made: { round: { id: string } }
}

interface MadeAllocation {
  createAllocation: { allocation: { id: string } }
}

interface MadeDistribution {
  makeDistribution: { distribution: { id: string } }
}

const reader = '{ getUsersData { account { id } } }'
const invite = `mutation ($brokerAllocation: BrokerAllocationInput!) {
  createBrokerAllocation(input: { brokerAllocation: $brokerAllocation }) { brokerAllocation { id } } }`
const accept = `mutation ($id: UUID!) {
  updateBrokerAllocationById(input: { id: $id, patch: { status: "accepted" } }) { clientMutationId } }`
const makeAsset = 'mutation ($asset: AssetInput!) { createAsset(input: { asset: $asset }) { asset { id } } }'
const makeRound = 'mutation ($input: MakeRoundInput!) { made: makeRound(input: $input) { round { id } } }'
const makeTranche =
  'mutation ($input: MakeTrancheInput!) { made: makeTranche(input: $input) { round { id } } }'
const makeAllocation = `mutation ($allocation: AllocationInput!) {
  createAllocation(input: { allocation: $allocation }) { allocation { id } } }`
const distribute =
  'mutation ($input: MakeDistributionInput!) { makeDistribution(input: $input) { distribution { id } } }'
const pay = `mutation ($id: UUID!, $amount: BigFloat!, $paidOn: Date!) { createDistributionPayment(input: {
  distributionPayment: { distributionId: $id, amount: $amount, paidOn: $paidOn } }) { clientMutationId } }`
const changeAllocation = `mutation ($id: UUID!, $patch: AllocationPatch!) {
  updateAllocationById(input: { id: $id, patch: $patch }) { clientMutationId } }`
const change = `mutation ($id: UUID!, $patch: DistributionPatch!) {
  updateDistributionById(input: { id: $id, patch: $patch }) { distribution { id } } }`
