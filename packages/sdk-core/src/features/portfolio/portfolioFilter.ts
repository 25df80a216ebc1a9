import type { PortfolioStatus } from './statusWord'

export interface PortfolioFilter {
  /** The filter of `allHoldings`, or nothing when holdings are not requested. */
  holdings?: { amount: { notEqualTo: '0' } }
  /** The filter of `allDistributions`, or nothing when distributions are not requested. */
  distributions?: { status: { notIn: ('locked' | 'deleted')[] } | { equalTo: 'open' | 'closed' } }
}

/** Returns the filters of the lists to load for the selected statuses. */
export function portfolioFilter(statuses: readonly PortfolioStatus[]): PortfolioFilter {
  const distributions = distributionStatus(statuses.includes('Onboarding'), statuses.includes('Pending'))
  return {
    ...(statuses.includes('Issued') && { holdings: { amount: { notEqualTo: '0' } } }),
    ...(distributions && { distributions: { status: distributions } }),
  }
}

type StatusFilter = NonNullable<PortfolioFilter['distributions']>['status']

function distributionStatus(isOnboarding: boolean, isPending: boolean): StatusFilter | undefined {
  if (isOnboarding && isPending) return { notIn: ['locked', 'deleted'] }
  if (isOnboarding) return { equalTo: 'open' }
  return isPending ? { equalTo: 'closed' } : undefined
}
