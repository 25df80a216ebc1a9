import { describe, expect, it } from 'vitest'
import { decimal } from '../../money/decimal'
import { portfolioTotals } from './portfolioTotals'
import type { PortfolioAsset, PortfolioRow } from './PortfolioRow'
import { valueByStatus } from './valueByStatus'

type Figures = Partial<Record<'units' | 'value' | 'investment', string>>

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
  row('Pending', { units: '4', value: '24', investment: '20' }),
  row('Issued', { units: '1', value: '0.10', investment: '0' }),
  row('Failed', { units: '7', value: '900', investment: '900' }, true),
)

describe('portfolioTotals', () => {
  it('sums what is held, and says how its value changed; what is under way stands beside it', () => {
    const { units, value, investment, change, percent, underWay } = portfolioTotals(shown)

    // 125.1 − 100.05 = 25.05; 25.05 / 100.05 = 25.03748… %
    expect([units, value, investment, change, percent, underWay].map(String)).toEqual([
      ...['11', '125.1', '100.05', '25.05', '25.0375', '24'],
    ])
  })

  it('has nothing under way where all is issued', () => {
    expect(portfolioTotals(assets(row('Issued', { value: '5' }))).underWay).toBeUndefined()
  })

  it('says no percentage of nothing', () => {
    expect(portfolioTotals(assets(row('Issued', { value: '5' }))).percent).toBeUndefined()
  })
})

describe('valueByStatus', () => {
  it('keeps what is issued apart from what is pending', () => {
    expect(valueByStatus(shown).map(({ status, value }) => [status, String(value)])).toEqual([
      ['Issued', '125.1'],
      ['Pending', '24'],
    ])
  })
})
