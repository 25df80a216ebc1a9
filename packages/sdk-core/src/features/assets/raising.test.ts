import { describe, expect, it } from 'vitest'
import { raisingOf, type RoundMoney } from './raising'

const round = (total: string, price: string, totalPaidInCapital: string | null): RoundMoney => ({
  total,
  price,
  totalPaidInCapital,
})

function shown(rounds: readonly RoundMoney[]) {
  const { raised, target, percent } = raisingOf(rounds)
  return { raised: raised?.toString(), target: target.toString(), percent: percent?.toString() }
}

describe('raisingOf', () => {
  it('is the exact paid-in total of all units at their prices', () => {
    // 800,000 × 12.5 = 10,000,000; 154,500 × 8 = 1,236,000; 4,826,000 of 11,236,000.
    expect(shown([round('800000', '12.5', '3590000'), round('154500', '8', '1236000')])).toMatchObject({
      raised: '4826000',
      target: '11236000',
    })
    // 3 × 0.1 is 0.3 and no bit more.
    expect(shown([round('3', '0.1', '0.3')])).toEqual({ raised: '0.3', target: '0.3', percent: '100' })
  })

  it('is more than 100 % when more is paid in', () => {
    expect(shown([round('10', '1', '25')]).percent).toBe('250')
  })

  it('has no part of zero, and no money that the reader cannot see', () => {
    expect(shown([])).toEqual({ raised: '0', target: '0', percent: undefined })
    expect(shown([round('10', '0', '0')]).percent).toBeUndefined()
    expect(shown([round('10', '1', '5'), round('10', '1', null)])).toEqual({
      raised: undefined,
      target: '20',
      percent: undefined,
    })
  })
})
