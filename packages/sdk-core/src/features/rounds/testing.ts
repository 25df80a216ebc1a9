import { fixtureIds } from '../../testing/fixtureIds'
import type {
  BrokerTypeaheadQuery,
  CapitalOverTimeQuery,
  FirstIssuablesQuery,
  IncomingCapitalQuery,
  IncomingCapitalTotalsQuery,
  IssuableDistributionsQuery,
  IssuedHoldingFragment,
  ProofOfIssuanceQuery,
  ProofTotalsQuery,
  RequestedIssuancesQuery,
  RequestedUnitsQuery,
  RoundAllocationsQuery,
  RoundCapitalQuery,
  RoundDeploymentsQuery,
  RoundDistributorsQuery,
  RoundQualificationsQuery,
  RoundQuery,
} from './operations.generated'
import type { CapitalDay } from './capitalOverTimeQuery'
import type { RoundCapital } from './capitalQuery'
import type { Deployment } from './deploymentsQuery'
import type { Distributor } from './distributorsQuery'
import type { IncomingPayment } from './incomingCapital'
import type { BrokerSuggestion } from './inviteDistributor'
import type { IssuableChoice } from './issuableChoices'
import type { IssuableDistribution } from './issuableSource'
import type { ProofOfInvestor } from './proofSource'
import type { RequestedIssuance } from './requestIssuances'
import type { RequestedUnits } from './requestedUnitsQuery'
import type { Round } from './Round'
import type { RoundAllocation } from './roundAllocationsQuery'
import type { RoundQualification } from './roundQualificationsQuery'

const id = fixtureIds.nth

/** Series B of Halden Biologics, as its issuer reads it. */
export function aRound(changes: Partial<Round> = {}): Round {
  return {
    id: id(2200),
    version: '1',
    name: 'Series B',
    status: 'active',
    opensOn: '2026-02-02',
    closesOn: '2026-12-18',
    price: '12.500000000000000000',
    total: '800000.000000000000000000',
    issued: '287200.000000000000000000',
    unitValue: '12.500000000000000000',
    termsUrl: 'https://dataroom.haldenbio.example/series-b',
    issuerId: fixtureIds.account,
    asset: {
      id: id(702),
      name: 'Halden Biologics Preferred',
      authorizedTotal: '1000000',
      issued: '387700',
    },
    tranche: null,
    ...changes,
  }
}

/** Returns the capital that the fixture's round has raised and deployed. */
export function aRoundCapital(changes: Partial<RoundCapital> = {}): RoundCapital {
  return {
    paidIn: '3590000',
    deployed: '1240000',
    remaining: '2350000',
    expected: '6410000',
    stillExpected: '6410000',
    unitsSold: '800000',
    price: '12.5',
    total: '800000',
    ...changes,
  }
}

/** The answer of `Round` that reads as this. */
export function roundAnswer({ asset, tranche, ...round }: Round): RoundQuery {
  return {
    __typename: 'Query',
    roundById: {
      ...{ __typename: 'Round', ...round },
      assetByAssetId: asset && { __typename: 'Asset', version: '1', ...asset },
      trancheBondDatumByRoundId: tranche && {
        ...{ __typename: 'TrancheBondDatum', id: `${round.id} tranche` },
        ...tranche,
      },
    },
  }
}

/** Returns an answer of `RoundCapital`; the answer to a reader who may not see the capital when it is `null`. */
export function roundCapitalAnswer(capital: RoundCapital | null, roundId = id(2200)): RoundCapitalQuery {
  const { price = '12.5', total = '800000', deployed = '0' } = capital ?? {}
  return {
    __typename: 'Query',
    roundById: {
      ...{ __typename: 'Round', id: roundId, version: '1', price, total },
      totalCapitalDeployed: deployed,
      totalPaidInCapital: capital?.paidIn ?? null,
      remainingCapital: capital?.remaining ?? null,
      expectedCapital: capital?.expected ?? null,
      stillExpected: capital?.stillExpected ?? null,
      unitsSold: capital?.unitsSold ?? null,
    },
  }
}

/** The answer of `RoundDistributors` that reads as these. */
export function roundDistributorsAnswer(distributors: readonly Distributor[]): RoundDistributorsQuery {
  const nodes = distributors.map(({ name, ...each }, at) => ({
    ...{ __typename: 'BrokerAllocation' as const, version: '1', ...each },
    createdOn: `2026-02-${String(at + 10)}T09:00:00Z`,
    accountByBrokerId: { __typename: 'Account' as const, id: each.brokerId, version: '1', name },
  }))
  return {
    __typename: 'Query',
    allBrokerAllocations: { __typename: 'BrokerAllocationsConnection', nodes },
  }
}

/** The answer of `RoundAllocations` that reads as these. */
export function roundAllocationsAnswer(allocations: readonly RoundAllocation[]): RoundAllocationsQuery {
  const nodes = allocations.map(({ createdBy, ...each }, at) => ({
    ...{ __typename: 'Allocation' as const, version: '1', ...each },
    createdOn: `2026-02-${String(at + 10)}T09:00:00Z`,
    accountByOwnerId:
      createdBy === null
        ? null
        : { __typename: 'Account' as const, id: `${each.id} owner`, version: '1', name: createdBy },
  }))
  return { __typename: 'Query', allAllocations: { __typename: 'AllocationsConnection', nodes } }
}

/** The answer of `RoundQualifications` that reads as these. */
export function roundQualificationsAnswer(
  qualifications: readonly RoundQualification[],
): RoundQualificationsQuery {
  const nodes = qualifications.flatMap(({ id: asked, name, languages, service, allocations }, at) =>
    allocations.map((allocation, of) => ({
      ...{ __typename: 'AllocationQualification' as const, id: `${asked} in ${allocation}`, version: '1' },
      executeOrder: at + 1,
      allocationByAllocationId: {
        __typename: 'Allocation' as const,
        ...{ id: `${asked} slice ${of}`, version: '1', name: allocation },
      },
      vendorQualificationByVendorQualificationId: {
        __typename: 'VendorQualification' as const,
        ...{ id: asked, version: '1', name, languages, service },
      },
    })),
  )
  return {
    __typename: 'Query',
    allAllocationQualifications: { __typename: 'AllocationQualificationsConnection', nodes },
  }
}

/** The answer of `RoundDeployments` that reads as these. */
export function roundDeploymentsAnswer(deployments: readonly Deployment[]): RoundDeploymentsQuery {
  const nodes = deployments.map((each) => ({ __typename: 'CapitalDeployment' as const, ...each }))
  return {
    __typename: 'Query',
    allCapitalDeployments: { __typename: 'CapitalDeploymentsConnection', nodes },
  }
}

/** The answer of `CapitalOverTime` that reads as these. */
export function capitalOverTimeAnswer(days: readonly CapitalDay[]): CapitalOverTimeQuery {
  const nodes = days.map((day) => ({ __typename: 'CapitalDay' as const, id: `capital ${day.day}`, ...day }))
  return { __typename: 'Query', capitalOverTime: { __typename: 'CapitalDaysConnection', nodes } }
}

/** The answer of `IncomingCapital` that reads as these. */
export function incomingCapitalAnswer(payments: readonly IncomingPayment[]): IncomingCapitalQuery {
  return {
    __typename: 'Query',
    allFullDistributionPayments: {
      ...{ __typename: 'FullDistributionPaymentsConnection', totalCount: payments.length },
      nodes: [...payments],
    },
  }
}

/** The answer of `IncomingCapitalTotals` where the payments come to this. */
export function incomingTotalsAnswer(amount: string): IncomingCapitalTotalsQuery {
  const totals = { __typename: 'FullDistributionPaymentTotals' as const, amount }
  return {
    __typename: 'Query',
    allFullDistributionPayments: { __typename: 'FullDistributionPaymentsConnection', totals },
  }
}

/** A page of issuable distributions, as the answer of `IssuableDistributions`. */
export function issuableAnswer(
  distributions: readonly IssuableDistribution[],
  totalCount = distributions.length,
): IssuableDistributionsQuery {
  const nodes = distributions.map((each) => ({
    ...choiceRecord(each),
    allocationName: each.allocation,
    shownStatus: each.status,
    isPaidInFull: each.isPaidInFull,
    distributionById: {
      ...{ __typename: 'Distribution' as const, id: each.id, version: '1', issuanceNote: each.note },
    },
    stillExpected: each.stillExpected,
  }))
  const connection = { __typename: 'FullDistributionsConnection' as const, totalCount, nodes }
  return { __typename: 'Query', allFullDistributions: connection }
}

/** The answer of `FirstIssuables` and of `ChosenIssuables` that reads as these. */
export function issuableChoicesAnswer(choices: readonly IssuableChoice[]): FirstIssuablesQuery {
  const nodes = choices.map(choiceRecord)
  return { __typename: 'Query', allFullDistributions: { __typename: 'FullDistributionsConnection', nodes } }
}

function choiceRecord({ id: distribution, investor, investorId, units, isPaidInFull }: IssuableChoice) {
  return {
    ...{ __typename: 'FullDistribution' as const, id: distribution, version: '1' },
    ...{ investorAccountName: investor, investorId, amount: units, isPaidInFull },
  }
}

/** The answer of `RequestedUnits`. */
export function requestedUnitsAnswer({ distributions, units }: RequestedUnits): RequestedUnitsQuery {
  return {
    __typename: 'Query',
    allFullDistributions: {
      ...{ __typename: 'FullDistributionsConnection', totalCount: distributions },
      totals: { __typename: 'FullDistributionTotals', amount: units },
    },
  }
}

/** The answer of `RequestedIssuances` that reads as these. */
export function issuancesAnswer(issuances: readonly RequestedIssuance[]): RequestedIssuancesQuery {
  const nodes = issuances.map(({ id: distribution, status, note }) => ({
    ...{ __typename: 'Distribution' as const, id: distribution, version: '1' },
    issuanceStatus: status,
    issuanceNote: note,
  }))
  return { __typename: 'Query', allDistributions: { __typename: 'DistributionsConnection', nodes } }
}

/** The holdings that read as these, as `ProofOfIssuance` and `WholeProofOfIssuance` answer them. */
export function issuedHoldings(investors: readonly ProofOfInvestor[]): IssuedHoldingFragment[] {
  return investors.flatMap(({ investorId, investor, issuances }) =>
    issuances.map(({ id: holding, units, price, issuedOn, transactionId }) => ({
      ...{ __typename: 'FullHolding' as const, id: holding, version: '1', amount: units, issuedOn },
      ...{ purchasePrice: price, investorId, investorAccountName: investor },
      holdingById: {
        ...{ __typename: 'Holding' as const, id: holding, version: '1' },
        ledgerEntriesByHoldingId: {
          __typename: 'LedgerEntriesConnection' as const,
          nodes: transactionId === null ? [] : [ledgerEntry(holding, transactionId)],
        },
      },
    })),
  )
}

function ledgerEntry(holding: string, transactionId: string) {
  return { __typename: 'LedgerEntry' as const, id: `${holding} entry`, version: '1', transactionId }
}

/** A page of `ProofOfIssuance`. */
export function proofAnswer(nodes: IssuedHoldingFragment[], totalCount = nodes.length): ProofOfIssuanceQuery {
  const connection = { __typename: 'FullHoldingsConnection' as const, totalCount, nodes }
  return { __typename: 'Query', allFullHoldings: connection }
}

/** The answer of `ProofTotals`. */
export function proofTotalsAnswer(amount: string | null): ProofTotalsQuery {
  return {
    __typename: 'Query',
    allFullHoldings: {
      __typename: 'FullHoldingsConnection',
      totals: { __typename: 'FullHoldingTotals', amount },
    },
  }
}

/** The answer of `BrokerTypeahead` that reads as these. */
export function brokersAnswer(brokers: readonly BrokerSuggestion[]): BrokerTypeaheadQuery {
  const nodes = brokers.map((each) => ({ __typename: 'BrokerSuggestion' as const, ...each }))
  return { __typename: 'Query', brokerTypeahead: { __typename: 'BrokerSuggestionsConnection', nodes } }
}
