import { describe, expect, it } from 'vitest'
import { statementOn, type StatementHolding } from './holdingsStatementQuery'

const holding = (id: string, days: StatementHolding['days']): StatementHolding => ({
  ...{ id, asset: 'Halden Biologics Preferred', round: 'Series A', issuer: 'Halden Biologics, Inc.', days },
})
const day = (day: string, units: string, unitValue: string | null, cost: string | null) => ({
  ...{ day, units, unitValue, investment: cost },
  value: unitValue === null ? null : String(Number(units) * Number(unitValue)),
})

const held = holding('1', [
  day('2025-03-19', '4000', '8', '32000'),
  day('2026-01-02', '4000', '12.5', '32000'),
])
const sold = holding('2', [day('2025-03-19', '10', '0.1', '0.2'), day('2025-12-31', '0', '0.1', '0')])
const unknown = holding('3', [day('2025-03-19', '5', null, '50')])

describe('statementOn', () => {
  it('takes the units and the value of the day, and adds them up exactly', () => {
    const { positions, value, cost, change } = statementOn([held, sold], '2025-12-30')

    expect(positions.map(({ id, units, value }) => [id, units, value])).toEqual([
      ['1', '4000', '32000'],
      ['2', '10', '1'],
    ])
    // 32000 + 1, 32000 + 0.2
    expect([value, cost, change].map(String)).toEqual(['32001', '32000.2', '0.8'])
  })

  it('leaves out what was sold, and what was not yet held', () => {
    expect(statementOn([held, sold], '2026-01-02').positions.map(({ id, value }) => [id, value])).toEqual([
      ['1', '50000'],
    ])
    expect(statementOn([held, sold], '2025-03-18').positions).toEqual([])
  })

  it('counts a holding without a value and keeps it out of the sums', () => {
    const { positions, value, cost, unknown: count } = statementOn([held, unknown], '2026-02-01')

    expect(positions).toHaveLength(2)
    expect([value, cost].map(String)).toEqual(['50000', '32000'])
    expect(count).toBe(1)
  })
})
