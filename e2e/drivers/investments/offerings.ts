import type { Browser, Page } from '@playwright/test'
import { ask, graphqlUrl, isOperation } from '../platform'
import { startSessionOf } from '../people/startSession'

/** An allocation as its broker reads it, including those that no investor sees. */
export interface SoldOffering {
  id: string
  ownerId: string
}

/** Returns the broker's allocation of this name, in any status. */
export async function offeringNamed(browser: Browser, name: string): Promise<SoldOffering> {
  const context = await browser.newContext()
  await startSessionOf(context, 'broker@capstan.test')
  const { allAllocations } = await ask<Allocations>(context, allocations)
  await context.close()
  const found = allAllocations.nodes.find((each) => each.name === name)
  if (!found) throw new Error(`The demo has no allocation named ${name}`)
  return found
}

interface Allocations {
  allAllocations: { nodes: (SoldOffering & { name: string })[] }
}

const allocations = '{ allAllocations { nodes { id name ownerId } } }'

/**
 * Shows the page an outdated offering, as an investor sees it who opened the page before a change. Only the first answer is
 * outdated; a refetch returns the platform's.
 */
export async function showAsItWas(page: Page, offering: SoldOffering, was: object = {}): Promise<void> {
  await page.route(graphqlUrl, async (route) => {
    if (!isOperation(route.request(), 'investorOfferingDetailsById')) return route.fallback()
    const investorOfferingDetailsById = { ...asOpen(offering), ...was }
    const allDistributions = { __typename: 'DistributionsConnection', nodes: [] }
    const json = { data: { investorOfferingDetailsById, allDistributions } }
    await route.fulfill({ json })
    await page.unroute(graphqlUrl)
  })
}

const asOpen = ({ id, ownerId }: SoldOffering) => ({
  __typename: 'InvestorOfferingDetail',
  id,
  offerWallId: ownerId,
  issuerName: 'Tidewater Timber Fund I, LP',
  sellerName: 'Larkspur Securities LLC',
  assetName: 'Tidewater Extension Units',
  className: 'TT-2',
  classPrice: '50',
  termsUrl: 'https://larkspur.example/dataroom',
  supportEmail: 'support@larkspur.example',
  brandSlug: 'larkspur',
  minUnits: null,
  maxUnits: null,
  remainingUnits: null,
  opensOn: null,
  closesOn: null,
  refusal: null,
})
