import { fixtureIds } from '../../testing/fixtureIds'
import type { DistributionRow } from './DistributionRow'
import type { DistributionSummaryQuery } from './operations.generated'

/** Returns an example distribution at the third of its five steps. */
export function aDistributionRow(distribution: Partial<DistributionRow> = {}): Required<DistributionRow> {
  return {
    __typename: 'FullDistribution',
    id: fixtureIds.nth(1900),
    version: '1',
    investorAccountName: 'Maren Okafor',
    investorAccountEmail: 'maren@example.com',
    investorAccountSetup: true,
    createdOn: '2026-11-18T09:30:00.000Z',
    shownStatus: 'open',
    locked: false,
    qualificationsComplete: false,
    stepCount: 5,
    stepPosition: 3,
    progress: '40.000000000000000000',
    activeStep: 'Investor profile',
    activeStepStatus: 'in_progress',
    assetName: 'Halden Biologics Preferred',
    roundName: 'Series B',
    allocationId: fixtureIds.nth(2100),
    allocationName: 'Larkspur 506(c)',
    isPaidInFull: false,
    amount: '2000.000000000000000000',
    pricePaid: '12.500000000000000000',
    committedCapital: '25000.000000000000000000',
    ...distribution,
  }
}

/** The answer for the summary of a distribution, half paid in. */
export function distributionSummaryAnswer(
  distribution: Partial<NonNullable<DistributionSummaryQuery['fullDistributionById']>> = {},
): DistributionSummaryQuery & { __typename: 'Query' } {
  const row = aDistributionRow()
  return {
    __typename: 'Query',
    fullDistributionById: {
      ...row,
      investorId: fixtureIds.nth(2000),
      ownerId: fixtureIds.nth(1),
      roundId: fixtureIds.nth(2200),
      issuanceStatus: null,
      paidInCapital: '12500.00',
      stillExpected: '12500.00',
      percentPaid: '50',
      isOverpaid: false,
      distributionById: {
        ...{ __typename: 'Distribution', id: row.id, version: '1', issuanceNote: null },
        allocationByAllocationId: null,
      },
      ...distribution,
    },
  }
}
