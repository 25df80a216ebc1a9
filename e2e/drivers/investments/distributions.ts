import type { BrowserContext, Page } from '@playwright/test'
import { ask } from '../platform'

/** An offering as the welcome page names it: where it stands. */
export interface OfferingPlace {
  path: string
  offeringId: string
  offerWallId: string
}

/** Returns the ids in the path of an offering. */
export function placeOf(path: string): OfferingPlace {
  const [, , offerWallId = '', , offeringId = ''] = path.split('/')
  return { path, offeringId, offerWallId }
}

/** Invests through the API, and returns the id of the distribution. */
export async function makeDistribution(
  context: BrowserContext,
  offeringId: string,
  amount = '25',
): Promise<string> {
  const { investorMakeDistribution } = await ask<Made>(context, make, { input: { offeringId, amount } })
  return investorMakeDistribution.distribution.id
}

/** Opens a fresh distribution of an offering, made past the screen. */
export async function openDistribution(page: Page, offeringId: string, amount?: string): Promise<string> {
  const id = await makeDistribution(page.context(), offeringId, amount)
  await page.goto(`/distribution/${id}`)
  return id
}

/** Returns the distributions that the signed-in user may see. */
export async function distributions(context: BrowserContext) {
  return (await ask<All>(context, all)).allDistributions.nodes
}

/** Returns the distributions of one offering. */
export async function distributionsIn(context: BrowserContext, offeringId: string) {
  return (await distributions(context)).filter(({ allocationId }) => allocationId === offeringId)
}

interface Made {
  investorMakeDistribution: { distribution: { id: string } }
}

interface All {
  allDistributions: { nodes: { id: string; allocationId: string; amount: string; status: string }[] }
}

const make =
  'mutation ($input: InvestorMakeDistributionInput!) { investorMakeDistribution(input: $input) { distribution { id } code } }'
const all = '{ allDistributions { nodes { id allocationId amount status } } }'
