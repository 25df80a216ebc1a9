import { describe, expect, it } from 'vitest'
import { createCapstan } from '../../createCapstan'
import { anInstance } from '../../testing/anInstance'
import { fixtureIds } from '../../testing/fixtureIds'
import type {
  VendorDocumentFragment,
  VendorHoldingFragment,
  VendorInvestmentFragment,
  VendorRoundFragment,
  VendorSignedPaperFragment,
} from './operations.generated'
import { vendorRecordsQuery, type VendorReader } from './vendorRecordsQuery'

const id = fixtureIds.nth
const selectFor = (type: VendorReader['type']) =>
  vendorRecordsQuery(createCapstan({}), id(1), { accountId: id(2), type }).select
const version = '1'

const round = (
  changes: Partial<VendorRoundFragment>,
  invitation?: { status: string; managedUnits: string | null },
): VendorRoundFragment => ({
  ...{ __typename: 'Round', version, id: id(10), name: 'Series B', status: 'active', price: '12.5' },
  ...{
    closesOn: '2026-12-18',
    assetByAssetId: { __typename: 'Asset', id: id(3), version, name: 'Preferred' },
  },
  brokerAllocationsByRoundId: {
    __typename: 'BrokerAllocationsConnection',
    nodes: invitation
      ? [
          {
            ...{ __typename: 'BrokerAllocation', version, id: id(20), ...invitation },
            createdOn: '2026-02-16T15:48:00.000Z',
          },
        ]
      : [],
  },
  ...changes,
})

const investment = (changes: Partial<VendorInvestmentFragment>): VendorInvestmentFragment => ({
  ...{ __typename: 'FullDistribution', version, id: id(30), allocationId: id(40), roundId: id(10) },
  ...{ roundName: 'Series B', assetName: 'Preferred', amount: '100', committedCapital: '1250' },
  ...{ shownStatus: 'open', issuanceStatus: null, createdOn: '2026-11-01T10:00:00.000Z' },
  ...changes,
})

const holding: VendorHoldingFragment = {
  ...{ __typename: 'FullHolding', version, id: id(50), roundName: 'Series A', assetName: 'Preferred' },
  ...{ amount: '4000', committedCapital: '32000', totalValue: '50000', issuedOn: '2026-11-01' },
}

const document: VendorDocumentFragment = {
  ...{ __typename: 'Document', version, id: id(60), name: 'Memorandum', extension: 'pdf' },
  createdOn: '2026-11-03T10:15:00.000Z',
}

const signed: VendorSignedPaperFragment = {
  ...{ __typename: 'SentSigningDocument', version, id: id(61), name: 'Subscription', status: 'completed' },
  ...{ sentOn: '2026-11-02T09:00:00.000Z', documentUri: '/papers/1' },
}

describe('vendorRecordsQuery', () => {
  it('adds up what a broker has placed, by round and by allocation, to the last place', () => {
    const { rounds, allocations } = selectFor('broker')({
      rounds: { nodes: [round({}, { status: 'accepted', managedUnits: '120000' })] },
      allocations: {
        nodes: [
          {
            ...{ __typename: 'Allocation', version, id: id(40), name: 'Direct', status: 'active' },
            roundId: id(10),
          },
        ],
      },
      investments: {
        nodes: [
          investment({ amount: '0.1', committedCapital: '0.1' }),
          investment({ id: id(31), amount: '0.2', committedCapital: '0.2' }),
          // Of another allocation of the round: 1250 + 0.3.
          investment({ id: id(32), allocationId: id(41) }),
        ],
      },
    })

    expect(rounds[0]?.placed).toEqual({ investments: 3, units: '100.3', total: '1250.3' })
    expect(rounds[0]?.invitation).toMatchObject({ status: 'accepted', managedUnits: '120000' })
    expect(allocations).toMatchObject([
      { name: 'Direct', round: 'Series B', placed: { investments: 2, units: '0.3', total: '0.3' } },
    ])
  })

  it('puts rounds that wait for an answer first, then open ones, and of them the one that closes first', () => {
    const { rounds } = selectFor('broker')({
      rounds: {
        nodes: [
          round({ id: id(11), name: 'Closed', status: 'closed', closesOn: '2025-03-31' }),
          round({ id: id(12), name: 'Without an end', closesOn: null }),
          round({ id: id(16), name: 'Stale', status: 'stale', closesOn: '2023-05-09' }),
          round({ id: id(13), name: 'Next year', closesOn: '2027-01-31' }),
          round({ id: id(14), name: 'This year' }),
          round({ id: id(15), name: 'Invited', closesOn: null }, { status: 'sent', managedUnits: null }),
        ],
      },
    })

    expect(rounds.map(({ name }) => name)).toEqual([
      ...['Invited', 'This year', 'Next year', 'Without an end', 'Stale', 'Closed'],
    ])
  })

  it('lists the holdings of an investor once, beside the investments that are not issued', () => {
    const { investments, allocations } = selectFor('investor')({
      investments: {
        nodes: [investment({}), investment({ id: id(33), issuanceStatus: 'approved', shownStatus: null })],
      },
      holdings: { nodes: [holding] },
    })

    expect(investments).toMatchObject([
      { id: id(30), kind: 'investment', units: '100', committedCapital: '1250', value: null, status: 'open' },
      { id: id(50), kind: 'holding', units: '4000', value: '50000', status: 'issued', on: '2026-11-01' },
    ])
    expect(allocations).toEqual([])
  })

  it('lists the activity, newest first; an issuance has no time and follows its day', () => {
    const { activity, papers } = selectFor('investor')({
      rounds: { nodes: [round({})] },
      investments: { nodes: [investment({})] },
      holdings: { nodes: [holding] },
      documents: { nodes: [document] },
      signed: { nodes: [signed] },
    })

    expect(papers.map(({ name, status }) => [name, status])).toEqual([
      ['Memorandum.pdf', 'document'],
      ['Subscription', 'completed'],
    ])
    expect(activity.map(({ kind, subject }) => [kind, subject])).toEqual([
      ['document', 'Memorandum.pdf'],
      ['paper', 'Subscription'],
      ['invested', 'Series B'],
      ['received', 'Series A'],
    ])
  })

  it('sends nothing for an id that is none', async () => {
    const { capstan, server } = anInstance()
    const query = vendorRecordsQuery(capstan, 'nonsense', { accountId: id(2), type: 'broker' })

    await expect(capstan.queryClient.fetchQuery({ ...query, retry: false })).rejects.toMatchObject({
      code: 'not_found',
    })
    expect(server.requests).toEqual([])
  })
})
