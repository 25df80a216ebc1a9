import { describe, expect, it } from 'vitest'
import { decimal } from '../../money/decimal'
import { capitalByStatus, portfolioTotals } from './portfolioTotals'
import type { PortfolioAsset, PortfolioRow } from './PortfolioRow'

type Figures = Partial<Record<'units' | 'value' | 'investment' | 'committedCapital', string>>

const row = (status: string, figures: Figures, isFailed = false) =>
  ({
    status,
    isFailed,
    kind: status === 'Issued' ? 'holding' : 'distribution',
    ...Object.fromEntries(Object.entries(figures).map(([name, text]) => [name, decimal(text)])),
  }) as Partial<PortfolioRow>
const assets = (...rows: Partial<PortfolioRow>[]) => [{ rows }] as unknown as PortfolioAsset[]
const shown = assets(
  row('Issued', { units: '10', value: '125', investment: '100.05' }),
  row('Pending', { units: '4', value: '24', investment: '20', committedCapital: '20' }),
  row('Issued', { units: '1', value: '0.10', investment: '0' }),
  row('Failed', { units: '7', value: '900', investment: '900', committedCapital: '900' }, true),
)

describe('portfolioTotals', () => {
  it('sums the holdings and their change of value; committed and pending amounts are separate', () => {
    const { units, value, cost, change, percent, underWay } = portfolioTotals(shown)

    // 125.1 − 100.05 = 25.05; 25.05 / 100.05 = 25.03748… %
    expect([units, value, cost, change, percent, underWay].map(String)).toEqual([
      ...['11', '125.1', '100.05', '25.05', '25.0375', '20'],
    ])
  })

  it('has a holding without a cost in the value alone: it is no gain', () => {
    const { value, cost, change, percent, withoutCost } = portfolioTotals(
      assets(row('Issued', { value: '125', investment: '100' }), row('Issued', { value: '40' })),
    )

    // 125 + 40; 100; 125 − 100
    expect([value, cost, change, percent, withoutCost].map(String)).toEqual([
      ...['165', '100', '25', '25', '1'],
    ])
  })

  it('has nothing under way where all is issued', () => {
    expect(portfolioTotals(assets(row('Issued', { value: '5' }))).underWay).toBeUndefined()
  })

  it('has no percentage of zero', () => {
    expect(portfolioTotals(assets(row('Issued', { value: '5' }))).percent).toBeUndefined()
  })
})

describe('capitalByStatus', () => {
  it('separates the value of issued units from committed amounts', () => {
    expect(capitalByStatus(shown).map(({ status, capital }) => [status, String(capital)])).toEqual([
      ['Issued', '125.1'],
      ['Pending', '20'],
    ])
  })
})
