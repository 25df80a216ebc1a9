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
    ...Object.fromEntries(Object.entries(figures).map(([name, text]) => [name, decimal(text)])),
  }) as Partial<PortfolioRow>
const assets = (...rows: Partial<PortfolioRow>[]) => [{ rows }] as unknown as PortfolioAsset[]
const shown = assets(
  row('Issued', { units: '10', value: '125', investment: '100.05' }),
  row('Pending', { units: '4', investment: '20' }),
  row('Issued', { units: '1', value: '0.10', investment: '0' }),
  row('Failed', { units: '7', value: '900', investment: '900' }, true),
)

describe('portfolioTotals', () => {
  it('sums what is shown but for what failed, and says how its value changed', () => {
    const { units, value, investment, change, percent } = portfolioTotals(shown)

    // 125.1 − 120.05 = 5.05; 5.05 / 120.05 = 4.20658… %
    expect([units, value, investment, change, percent].map(String)).toEqual([
      ...['15', '125.1', '120.05', '5.05', '4.2066'],
    ])
  })

  it('says no percentage of nothing', () => {
    expect(portfolioTotals(assets(row('Issued', { value: '5' }))).percent).toBeUndefined()
  })
})

describe('valueByStatus', () => {
  it('keeps what is issued apart from what is pending', () => {
    expect(valueByStatus(shown).map(({ status, value }) => [status, String(value)])).toEqual([
      ['Issued', '125.1'],
      ['Pending', '0'],
    ])
  })
})
