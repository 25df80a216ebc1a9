import { describe, expect, it } from 'vitest'
import { createCapstan } from '../../createCapstan'
import { anInstance } from '../../testing/anInstance'
import { fixtureIds } from '../../testing/fixtureIds'
import {
  VendorAllocationsDocument,
  VendorDocumentsDocument,
  VendorRoundsDocument,
  VendorSignedPapersDocument,
  type VendorAllocationFragment,
  type VendorDocumentFragment,
  type VendorHoldingFragment,
  type VendorInvestmentFragment,
  type VendorRoundFragment,
  type VendorSignedPaperFragment,
} from './operations.generated'
import { vendorRecordsQuery, type VendorReader } from './vendorRecordsQuery'
import type { PlacedUnits } from './VendorRecord'

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
            freeUnits: '80000',
            createdOn: '2026-02-16T15:48:00.000Z',
          },
        ]
      : [],
  },
  ...changes,
})

const investment = (changes: Partial<VendorInvestmentFragment>): VendorInvestmentFragment => ({
  ...{ __typename: 'FullDistribution', version, id: id(30), status: 'open', activeStepStatus: null },
  ...{ roundName: 'Series B', assetName: 'Preferred', amount: '100', committedCapital: '1250' },
  ...{ shownStatus: 'open', issuanceStatus: null, createdOn: '2026-11-01T10:00:00.000Z' },
  ...changes,
})

const allocation = (
  changes: Partial<VendorAllocationFragment>,
  { total, ...placed }: PlacedUnits,
): VendorAllocationFragment => ({
  ...{ __typename: 'Allocation', version, id: id(40), name: 'Direct', status: 'active', roundId: id(10) },
  placed: { __typename: 'PlacedUnit', ...placed, committedCapital: total },
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
  it('sums exactly the units that a broker has placed in all allocations of a round', () => {
    const { rounds, allocations } = selectFor('broker')({
      rounds: { nodes: [round({}, { status: 'accepted', managedUnits: '120000' })] },
      allocations: {
        nodes: [
          allocation({ id: id(40), name: 'Direct' }, { investments: 2, units: '0.1', total: '0.3' }),
          allocation({ id: id(41), name: 'Friends' }, { investments: 1, units: '0.2', total: '1250' }),
          allocation(
            { id: id(42), name: 'Other', roundId: id(11) },
            { investments: 9, units: '9', total: '9' },
          ),
        ],
      },
    })

    expect(rounds[0]?.placed).toEqual({ investments: 3, units: '0.3', total: '1250.3' })
    expect(rounds[0]?.invitation).toMatchObject({ managedUnits: '120000', freeUnits: '80000' })
    expect(allocations.slice(0, 1)).toMatchObject([
      { name: 'Direct', round: 'Series B', placed: { investments: 2, units: '0.1', total: '0.3' } },
    ])
  })

  it('reads no investments to count the placed units of a broker', async () => {
    const { capstan, server } = anInstance()
    const query = vendorRecordsQuery(capstan, id(1), { accountId: id(2), type: 'broker' })
    const none = { __typename: 'Query', nodes: [] }
    server.on(VendorRoundsDocument, () => ({ __typename: 'Query', allRounds: none }))
    server.on(VendorAllocationsDocument, () => ({ __typename: 'Query', allAllocations: none }))
    server.on(VendorDocumentsDocument, () => ({ __typename: 'Query', allDocuments: none }))
    server.on(VendorSignedPapersDocument, () => ({ __typename: 'Query', allSentSigningDocuments: none }))

    await capstan.queryClient.fetchQuery({ ...query, retry: false })

    expect(server.requests.map(({ name }) => name).toSorted()).toEqual([
      ...['VendorAllocations', 'VendorDocuments', 'VendorRounds', 'VendorSignedPapers'],
    ])
  })

  it('has the start of the relationship: an accepted invitation or an investment, not a document', () => {
    const nodes = [{ ...document, createdOn: '2020-01-01T10:00:00.000Z' }]
    const of = (type: VendorReader['type'], answers: Parameters<ReturnType<typeof selectFor>>[0]) =>
      selectFor(type)({ documents: { nodes }, ...answers }).since

    const invited = (status: string) => ({ rounds: { nodes: [round({}, { status, managedUnits: null })] } })
    expect(of('broker', invited('sent'))).toBeNull()
    expect(of('broker', invited('accepted'))).toBe('2026-02-16T15:48:00.000Z')
    expect(of('investor', { holdings: { nodes: [holding] } })).toBe('2026-11-01')
    expect(of('investor', {})).toBeNull()
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
