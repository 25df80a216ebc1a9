import { describe, expect, it } from 'vitest'
import type { PortfolioDistribution, PortfolioHolding, PortfolioRound } from './PortfolioRecords'
import { portfolioRows } from './portfolioRows'

const round: PortfolioRound = {
  id: 'round-a',
  name: 'Series A',
  assetByAssetId: {
    id: 'halden',
    name: 'Halden Common',
    assetTypeByType: { type: 'Equity' },
    accountByIssuerId: { name: 'Halden Biologics, Inc.' },
  },
}
const debt: PortfolioRound = {
  ...round,
  id: 'round-d',
  name: 'Tranche 1',
  assetByAssetId: { id: 'cinder', name: 'Cinder Peak Senior Notes', assetTypeByType: { type: 'Debt' } },
  trancheBondDatumByRoundId: { term: 5, coupon: '5.25' },
}
const holding = (values: Partial<PortfolioHolding> = {}): PortfolioHolding => ({
  id: 'holding',
  amount: '100.000000000000000000',
  figures: {
    pricePaid: '10',
    latestPrice: '15',
    totalValue: '1500',
    committedCapital: '1000',
    paidInCapital: '1000',
    percentPaid: '100',
  },
  isTokenized: false,
  roundByRoundId: round,
  ...values,
})
const distribution = (values: Partial<PortfolioDistribution> = {}): PortfolioDistribution => ({
  id: 'distribution',
  amount: '40',
  status: 'open',
  figures: {
    pricePaid: '12.5',
    latestPrice: '15',
    totalValue: '600',
    committedCapital: '500',
    paidInCapital: '250',
    percentPaid: '50',
  },
  allocationByAllocationId: { roundByRoundId: round },
  ...values,
})
const rowsOf = (holdings: PortfolioHolding[], distributions: PortfolioDistribution[] = []) =>
  portfolioRows({ holdings, distributions })

/** The decimals of an object as text. */
const plain = (figures: object) => JSON.parse(JSON.stringify(figures))

describe('portfolioRows', () => {
  it('groups the investments by asset, in the order of names', () => {
    const assets = rowsOf(
      [holding()],
      [distribution(), distribution({ allocationByAllocationId: { roundByRoundId: debt } })],
    )

    // proves PORT-002
    expect(assets.map(({ asset, rows }) => [asset, rows.length])).toEqual([
      ['Cinder Peak Senior Notes', 1],
      ['Halden Common', 2],
    ])
  })

  it('shows a holding: 100 units bought at 10, worth 15 each', () => {
    // proves PORT-008, PORT-026, PORT-030
    expect(plain(rowsOf([holding()])[0]?.rows[0] ?? {})).toEqual({
      id: 'holding',
      kind: 'holding',
      assetId: 'halden',
      asset: 'Halden Common',
      issuer: 'Halden Biologics, Inc.',
      round: 'Series A',
      type: 'Equity',
      category: 'equity',
      status: 'Issued',
      isFailed: false,
      tokenized: false,
      units: '100',
      value: '1500', // 100 × 15
      investment: '1000', // 100 × 10
      purchasePrice: '10',
      latestPrice: '15',
      committedCapital: '1000',
      paidInCapital: '1000',
      percentPaid: '100',
      paidOutDividends: '0',
    })
  })

  it('gives a record that did not change the row it had', () => {
    const [kept, changed] = [holding(), holding({ id: 'second' })]
    const [before] = rowsOf([kept, changed])
    const [after] = rowsOf([kept, { ...changed, amount: '101' }])

    expect(after?.rows[0]).toBe(before?.rows[0])
    expect(after?.rows[1]?.units.toString()).toBe('101')
  })

  it('shows a distribution at the price paid', () => {
    expect(plain(rowsOf([], [distribution()])[0]?.rows[0] ?? {})).toMatchObject({
      status: 'Onboarding',
      purchasePrice: '12.5',
      investment: '500',
      committedCapital: '500',
      paidInCapital: '250',
      percentPaid: '50',
      value: '600',
    })
  })

  it('has the progress of a distribution and its next step', () => {
    const inProcess = distribution({ stepCount: 2, stepPosition: 2, activeStep: 'Sign' })

    expect(rowsOf([], [inProcess])[0]?.rows[0]).toMatchObject({ progress: '2 of 2', nextStep: 'Sign' })
  })

  it('keeps a failed investment in its asset, and counts it in no figure', () => {
    const failed = distribution({ id: 'failed', activeStepStatus: 'retry_limit' })
    const [asset] = rowsOf([holding()], [failed])

    expect(plain({ ...asset, rows: [] })).toMatchObject({ units: '100', value: '1500', investment: '1000' })
    expect(plain(asset?.rows[1] ?? {})).toMatchObject({ id: 'failed', status: 'Failed', units: '40' })
    expect(asset?.rows[1]).not.toHaveProperty('value')
    expect(rowsOf([], [failed])[0]).toMatchObject({ status: 'Failed', value: undefined })
  })

  it.each([
    ['in_progress', 'Onboarding', false],
    ['processing', 'Onboarding', true],
    ['retry', 'Onboarding', false],
    ['failed', 'Failed', false],
  ])('reads a step that is %s as %s', (activeStepStatus, status, isProcessing) => {
    expect(rowsOf([], [distribution({ activeStepStatus })])[0]?.rows[0]).toMatchObject({
      status,
      isProcessing,
    })
  })

  it('shows a debt’s coupon and its years to maturity', () => {
    const row = rowsOf([holding({ roundByRoundId: debt })])[0]?.rows[0]

    // proves PORT-025
    expect(plain(row ?? {})).toMatchObject({ category: 'debt', coupon: '5.25', term: '5' })
  })

  it('distinguishes the tranche of a debt, which has a term and a coupon, from the round of an equity', () => {
    const [tranche, ofEquity] = rowsOf([holding({ roundByRoundId: debt }), holding()]).map(
      ({ rows }) => rows[0],
    )

    expect(plain(tranche ?? {})).toMatchObject({
      type: 'Debt',
      round: 'Tranche 1',
      term: '5',
      coupon: '5.25',
    })
    expect(plain(ofEquity ?? {})).toMatchObject({ type: 'Equity', round: 'Series A' })
    // proves FMT-023
    expect(ofEquity).toMatchObject({ term: undefined, coupon: undefined })
  })

  it('sums the deployed capital of funds only', () => {
    const deployed = { figures: { deployedCapital: '7500', undeployedCapital: '22500' } }
    const [asset] = rowsOf([], [distribution(deployed), distribution({ id: 'other', ...deployed })])

    expect(plain(asset ?? {})).toMatchObject({ deployedCapital: '15000', undeployedCapital: '45000' })
    // proves PORT-028, PORT-029
    expect(rowsOf([holding()])[0]?.deployedCapital).toBeUndefined()
  })

  it('keeps an asset’s status and tokenized only where all agree', () => {
    const chain = { isTokenized: true }

    expect(rowsOf([holding(chain), holding(chain)])[0]).toMatchObject({ status: 'Issued', tokenized: true })
    const mixed = rowsOf([holding(chain)], [distribution()])[0]
    // proves PORT-022, PORT-023
    expect([mixed?.status, mixed?.tokenized]).toEqual([undefined, undefined])
  })

  it('sums up an asset and averages its purchase prices', () => {
    const [asset] = rowsOf(
      [
        holding(),
        holding({
          id: 'second',
          amount: '50',
          figures: {
            pricePaid: '13',
            latestPrice: '15',
            totalValue: '750',
            committedCapital: '650',
            paidInCapital: '650',
          },
        }),
      ],
      [distribution()],
    )

    // proves PORT-027
    expect(plain({ ...asset, rows: [] })).toMatchObject({
      units: '190',
      investment: '2150', // 1,000 + 50 × 13 + 40 × 12.50
      value: '2850', // 190 × 15
      purchasePrice: '11.833333333333333333', // (10 + 13 + 12.50) / 3
      latestPrice: '15',
      committedCapital: '2150',
      paidInCapital: '1900', // 1,000 + 650 + 250
      percentPaid: '88.372093023255813953', // 1,900 / 2,150
      paidOutDividends: '0',
    })
  })

  it('leaves out undefined values: a percentage of nothing, a value without a price', () => {
    const bare = { figures: { pricePaid: '0', committedCapital: '0', paidInCapital: '0', latestPrice: null } }
    const [free] = rowsOf([holding(bare)])

    expect([free?.percentPaid, free?.value, free?.latestPrice]).toEqual([undefined, undefined, undefined])
    expect(free?.investment?.toString()).toBe('0')
  })

  it('does not count an issued distribution beside its holding', () => {
    const [asset] = rowsOf([holding()], [distribution({ status: 'closed', issuanceStatus: 'approved' })])

    expect(asset?.rows.map(({ kind }) => kind)).toEqual(['holding'])
  })

  it('shows an investment whose round it may not see on its own', () => {
    expect(rowsOf([holding({ roundByRoundId: null })])[0]).toMatchObject({
      id: 'holding',
      asset: '',
      category: 'equity',
    })
  })
})
