import type { Browser } from '../../src/testing/server/aBrowser.ts'

/** What a vendor or an investor sends. Units are whole. */
export type Operation =
  | { kind: 'invite'; allocation: string; investor: string; email: string; units: number }
  | { kind: 'invest'; allocation: string; investor: string; units: number }
  | { kind: 'status'; distribution: string; status: string }
  | { kind: 'units'; distribution: string; units: number }
  | { kind: 'change'; distribution: string; units: number }
  | { kind: 'delete' | 'withdraw' | 'issue'; distribution: string }
  | { kind: 'pay'; distribution: string; cents: number }
  | { kind: 'takeBack'; payment: string }
  | { kind: 'slice'; allocation: string; isActive: boolean }

/** What the platform answered: a record, or the code of a refusal. */
export interface Answer {
  code?: string
  record?: { id: string; version: string; status: string; amount: string; locked: boolean }
}

/** The codes that each operation may be refused with. Any other one, such as that of a deadlock, is a defect. */
export const refusals: Record<Operation['kind'], readonly string[]> = {
  invite: ['already_open', 'offering_sold_out'],
  invest: ['offering_sold_out', 'offering_closed'],
  status: ['distribution_locked', 'distribution_deleted', 'status_not_allowed', 'already_open'],
  units: ['distribution_locked', 'distribution_deleted', 'offering_sold_out'],
  change: [
    ...['distribution_locked', 'distribution_deleted', 'investment_not_open', 'investment_under_way'],
    ...['investment_prepared', 'offering_sold_out', 'offering_closed', 'amount_out_of_range'],
  ],
  delete: ['distribution_locked', 'distribution_deleted'],
  withdraw: ['distribution_locked', 'distribution_deleted', 'investment_not_open', 'investment_under_way'],
  issue: ['not_issuable', 'already_requested'],
  pay: ['distribution_deleted'],
  takeBack: ['not_found', 'distribution_deleted'],
  slice: ['units_beyond_round'],
}

const record = '{ id version status amount locked }'
const documents = {
  invite: `mutation ($input: MakeDistributionInput!) { made: makeDistribution(input: $input) { record: distribution ${record} } }`,
  invest: `mutation ($input: InvestorMakeDistributionInput!) {
    made: investorMakeDistribution(input: $input) { record: distribution ${record} } }`,
  update: `mutation ($input: UpdateDistributionByIdInput!) {
    made: updateDistributionById(input: $input) { record: distribution ${record} } }`,
  change: `mutation ($input: InvestorChangeDistributionInput!) {
    made: investorChangeDistribution(input: $input) { record: distribution ${record} } }`,
  withdraw: `mutation ($input: InvestorWithdrawDistributionInput!) {
    made: investorWithdrawDistribution(input: $input) { record: distribution ${record} } }`,
  delete: `mutation ($input: DeleteDistributionByIdInput!) {
    made: deleteDistributionById(input: $input) { record: distribution ${record} } }`,
  issue: `mutation ($input: MakeTaRequestDistributionIssuancesInput!) {
    made: makeTaRequestDistributionIssuances(input: $input) { records: distributions ${record} } }`,
  pay: `mutation ($input: CreateDistributionPaymentInput!) {
    made: createDistributionPayment(input: $input) { record: distributionPayment { id } } }`,
  takeBack: `mutation ($input: DeleteDistributionPaymentByIdInput!) {
    made: deleteDistributionPaymentById(input: $input) { record: distributionPayment { id } } }`,
  slice: `mutation ($input: UpdateAllocationByIdInput!) {
    made: updateAllocationById(input: $input) { record: allocation { id } } }`,
}

/** Sends an operation as the account of a browser. */
export async function send(browser: Browser, operation: Operation): Promise<Answer> {
  const [document, input] = requestOf(operation)
  const { data, errors } = await browser.graphql(documents[document], { variables: { input } })
  if (errors?.[0]) return { code: errors[0].extensions.code }
  const { made } = data as { made: { record?: Answer['record']; records?: Answer['record'][] } }
  return { record: made.record ?? made.records?.[0] }
}

function requestOf(operation: Operation): [keyof typeof documents, object] {
  switch (operation.kind) {
    case 'invite': {
      const { allocation, email, units } = operation
      return ['invite', { allocationId: allocation, accountEmail: email, amount: String(units) }]
    }
    case 'invest':
      return ['invest', { offeringId: operation.allocation, amount: String(operation.units) }]
    case 'status':
      return ['update', { id: operation.distribution, patch: { status: operation.status } }]
    case 'units':
      return ['update', { id: operation.distribution, patch: { amount: String(operation.units) } }]
    case 'change':
      return ['change', { distributionId: operation.distribution, amount: String(operation.units) }]
    case 'withdraw':
      return ['withdraw', { distributionId: operation.distribution }]
    case 'delete':
      return ['delete', { id: operation.distribution }]
    case 'issue':
      return ['issue', { distributionIds: [operation.distribution] }]
    case 'pay': {
      const payment = {
        ...{ distributionId: operation.distribution, paidOn: '2026-01-15' },
        amount: (operation.cents / 100).toFixed(2),
      }
      return ['pay', { distributionPayment: payment }]
    }
    case 'takeBack':
      return ['takeBack', { id: operation.payment }]
    case 'slice':
      return [
        'slice',
        { id: operation.allocation, patch: { status: operation.isActive ? 'active' : 'closed' } },
      ]
  }
}
