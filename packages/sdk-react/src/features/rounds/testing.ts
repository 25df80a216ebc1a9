import type {
  Deployment,
  Distributor,
  IssuableDistribution,
  ProofOfInvestor,
  Round,
  RoundAllocation,
  RoundCapital,
  RoundQualification,
} from '@capstan/sdk-core/rounds'
import {
  aDistributionRow,
  aHoldingRow,
  anAccount,
  aRound,
  aRoundCapital,
  aUsersData,
  brokersAnswer,
  capitalOverTimeAnswer,
  fixtureIds,
  incomingCapitalAnswer,
  incomingTotalsAnswer,
  operations,
  issuedHoldings,
  proofAnswer,
  proofTotalsAnswer,
  roundAllocationsAnswer,
  roundAnswer,
  roundCapitalAnswer,
  roundDeploymentsAnswer,
  roundDistributorsAnswer,
  roundQualificationsAnswer,
  usersDataAnswer,
  type FakeServer,
} from '@capstan/sdk-core/testing'
import type { AccountRole, AccountType } from '@capstan/sdk-core/accounts'
import { someStakeholders, mockCapTableApi } from '../capTable/testing'
import { mockIssuablesApi } from './issue/issuableTesting'

const id = fixtureIds.nth

const ofLarkspur: Distributor = {
  ...{ id: id(3001), brokerId: id(3101), name: 'Larkspur Securities LLC' },
  ...{ status: 'accepted', managedUnits: '400000' },
}

/** Three brokers, each with another status. */
export const someDistributors: readonly Distributor[] = [
  ofLarkspur,
  { id: id(3002), brokerId: id(3102), name: 'Brightwater & Co. Capital', status: 'sent', managedUnits: null },
  {
    id: id(3003),
    brokerId: id(3103),
    name: 'Tallis Private Markets',
    status: 'rejected',
    managedUnits: null,
  },
]

/** The slices of the round. */
export const someAllocations: readonly RoundAllocation[] = [
  {
    ...{ id: id(3201), name: 'Institutional', status: 'closed', createdBy: 'Halden Biologics, Inc.' },
    ...{ opensOn: '2026-02-02', closesOn: '2026-06-30' },
  },
  {
    ...{ id: id(3202), name: 'Larkspur 506(c)', status: 'active', createdBy: 'Larkspur Securities LLC' },
    ...{ opensOn: '2026-02-16', closesOn: '2026-12-18' },
  },
  {
    ...{ id: id(3203), name: 'Reg S offshore', status: 'drafted', createdBy: null },
    ...{ opensOn: '2026-11-30', closesOn: null },
  },
]

/** Qualifications of the allocations. */
export const someQualifications: readonly RoundQualification[] = [
  {
    ...{ id: id(3251), name: 'Suitability questionnaire', service: 'inline' },
    allocations: ['Institutional', 'Larkspur 506(c)'],
  },
  {
    ...{ id: id(3252), name: 'Accreditation check', service: 'investready' },
    allocations: ['Larkspur 506(c)'],
  },
]

/** Distributions that may be issued, one of them again. */
export const someIssuable: readonly IssuableDistribution[] = [
  issuable(0, 'Bea Lindqvist', '1600', { isPaidInFull: true, stillExpected: '0' }),
  issuable(1, 'Cormorant Bay Partners, LP', '9600', { stillExpected: '60000' }),
  issuable(2, 'Gwendolyn Achebe-Ross', '2400', { stillExpected: '-250' }),
  issuable(3, 'Hideo Tanaka IRA', '800', {
    ...{ status: 'rejected', note: 'The investor account has not been set up.' },
  }),
]

function issuable(
  at: number,
  investor: string,
  units: string,
  more: Partial<IssuableDistribution>,
): IssuableDistribution {
  return {
    ...{ id: id(3301 + at), investor, units, allocation: 'Larkspur 506(c)', status: 'closed' },
    ...{ investorId: id(3331 + at), note: null, isPaidInFull: false, stillExpected: '0', ...more },
  }
}

/** Two investors, one of them with two issuances. */
export const someProof: readonly ProofOfInvestor[] = [
  {
    ...{ investorId: id(3401), investor: 'Maren Okafor', units: '6000' },
    issuances: [
      { id: id(3411), units: '2000', price: '12.5', issuedOn: '2026-11-06', transactionId: id(3421) },
      { id: id(3412), units: '4000', price: '12.5', issuedOn: '2026-06-08', transactionId: id(3422) },
    ],
  },
  {
    ...{ investorId: id(3402), investor: 'Northgate Employees’ Pension', units: '80000' },
    issuances: [{ id: id(3413), units: '80000', price: null, issuedOn: '2026-02-27', transactionId: null }],
  },
]

/** Deployments of the round. */
export const someDeployments: readonly Deployment[] = [
  {
    id: id(3501),
    version: '1',
    paidOn: '2026-10-12',
    amount: '890000',
    note: 'Regulatory filing, stage two',
  },
  { id: id(3502), version: '1', paidOn: '2026-03-15', amount: '350000', note: 'Plant lease and deposits' },
]

const someDays = [
  { day: '2026-02-27', paidIn: '2200000', deployed: '0' },
  { day: '2026-03-15', paidIn: '2200000', deployed: '350000' },
  { day: '2026-05-20', paidIn: '3100000', deployed: '350000' },
  { day: '2026-10-12', paidIn: '3100000', deployed: '1240000' },
  { day: '2026-11-19', paidIn: '3590000', deployed: '1240000' },
]

const somePayments = [
  { id: id(3601), investor: 'Northgate Employees’ Pension', amount: '1000000', stillExpected: '0' },
  { id: id(3602), investor: 'Gwendolyn Achebe-Ross', amount: '30250', stillExpected: '-250' },
  { id: id(3603), investor: 'Maren Okafor', amount: '12500', stillExpected: '12500' },
].map(({ investor, ...payment }) => ({
  ...{ __typename: 'FullDistributionPayment' as const, version: '1', ...payment },
  ...{ paidOn: '2026-02-27', status: 'complete' },
  ...{ investorAccountName: investor, allocationName: 'Larkspur 506(c)' },
}))

/** Answers of the platform about a round in a story. */
export interface RoundPlatform {
  round?: Partial<Round>
  capital?: Partial<RoundCapital>
  type?: AccountType
  role?: AccountRole
  /** True when the reader's account, a broker, has accepted to sell the round. */
  sells?: boolean
  isEmpty?: boolean
}

/** Mocks all requests of the page of a round. */
export function mockRoundApi(
  server: FakeServer,
  { round, capital, type = 'issuer', role, sells, isEmpty }: RoundPlatform = {},
) {
  const some = <Row>(rows: readonly Row[]) => (isEmpty ? [] : rows)
  const userAccount = { id: fixtureIds.membership, role: role ?? 'account_owner', status: 'active' } as const
  const account = anAccount({ type, name: 'Halden Biologics, Inc.' })
  server.on(operations.UsersData, () => usersDataAnswer(aUsersData({ account, userAccount })))
  server.on(operations.Round, () => roundAnswer(aRound(round)))
  const nothing = {
    ...{ paidIn: '0', deployed: '0', remaining: '0', expected: '0', stillExpected: '0', unitsSold: '0' },
  }
  server.on(operations.RoundsOfAsset, () => roundsOfAssetAnswer(['800000', '154500']))
  server.on(operations.RoundCapital, () =>
    roundCapitalAnswer(type === 'issuer' ? aRoundCapital(isEmpty ? nothing : capital) : null),
  )
  server.on(operations.RoundDistributors, () =>
    roundDistributorsAnswer(some(sells ? [{ ...ofLarkspur, brokerId: account.id }] : someDistributors)),
  )
  server.on(operations.RoundAllocations, () => roundAllocationsAnswer(some(someAllocations)))
  server.on(operations.RoundDeployments, () => roundDeploymentsAnswer(some(someDeployments)))
  server.on(operations.RoundQualifications, () => roundQualificationsAnswer(some(someQualifications)))
  server.on(operations.CapitalOverTime, () => capitalOverTimeAnswer(some(someDays)))
  server.on(operations.IncomingCapital, () => incomingCapitalAnswer(some(somePayments)))
  server.on(operations.IncomingCapitalTotals, () => incomingTotalsAnswer('1042750'))
  mockIssuablesApi(server, some(someIssuable), isEmpty ? undefined : { distributions: 1, units: '2000' })
  mockProofApi(server, some(someProof), '86000')
  server.on(operations.BrokerTypeahead, () =>
    brokersAnswer([
      { id: id(3104), name: 'Bridgeway Placement LLC' },
      { id: id(3102), name: 'Brightwater & Co. Capital' },
    ]),
  )
  const stakeholders = some(someStakeholders().slice(0, 6))
  mockCapTableApi(server, { stakeholders: [...stakeholders], rounds: [] })
  mockGridsApi(server, isEmpty === true)
}

/** Mocks the issuances of the round: in pages, and all of them. */
export function mockProofApi(server: FakeServer, proof: readonly ProofOfInvestor[], units: string) {
  const rows = issuedHoldings(proof)
  server.on(operations.ProofOfIssuance, ({ first, offset }) =>
    proofAnswer(rows.slice(offset, offset + first), rows.length),
  )
  server.on(operations.WholeProofOfIssuance, () => proofAnswer(rows))
  server.on(operations.ProofTotals, () => proofTotalsAnswer(units))
}

/** The rounds of an asset that have these totals. */
function roundsOfAssetAnswer(totals: readonly string[]) {
  const nodes = totals.map((total, at) => ({
    ...{ __typename: 'Round' as const, id: id(2200 + at), version: '1', total },
  }))
  return { __typename: 'Query' as const, allRounds: { __typename: 'RoundsConnection' as const, nodes } }
}

function mockGridsApi(server: FakeServer, isEmpty: boolean) {
  const distributions = isEmpty ? [] : [aDistributionRow()]
  const holdings = isEmpty ? [] : [aHoldingRow()]
  server.on(operations.Distributions, () => ({
    __typename: 'Query',
    allFullDistributions: {
      ...{ __typename: 'FullDistributionsConnection', totalCount: distributions.length },
      nodes: distributions,
    },
  }))
  server.on(operations.DistributionTotals, () => ({
    __typename: 'Query',
    allFullDistributions: {
      __typename: 'FullDistributionsConnection',
      totals: { __typename: 'FullDistributionTotals', amount: '2000', committedCapital: '25000' },
    },
  }))
  server.on(operations.Holdings, () => ({
    __typename: 'Query',
    allFullHoldings: {
      ...{ __typename: 'FullHoldingsConnection', totalCount: holdings.length },
      nodes: holdings,
    },
  }))
  server.on(operations.HoldingTotals, () => ({
    __typename: 'Query',
    allFullHoldings: {
      __typename: 'FullHoldingsConnection',
      totals: { __typename: 'FullHoldingTotals', amount: '1600', totalValue: '20000' },
    },
  }))
}
