import { describe, expect, it } from 'vitest'
import { decimal } from '../../money/decimal'
import { costBasis } from './costBasis'
import { expectedCapital } from './expectedCapital'
import { fundShare } from './fundShare'
import { isOverpaid, isPaidInFull } from './isPaidInFull'
import { percentPaid } from './percentPaid'
import { remainingCapital } from './remainingCapital'

describe('percentPaid', () => {
  it.each([
    ['30000', '40000', '75'],
    ['50000', '40000', '125'], // never clamped
    ['1', '3', '33.333333333333333333'],
    ['0', '40000', '0'],
  ])('of %s paid and %s committed is %s [FMT-018]', (paid, committed, percent) => {
    expect(percentPaid(decimal(paid), decimal(committed))?.toString()).toBe(percent)
  })

  it('does not exist where nothing is committed', () => {
    expect(percentPaid(decimal('5'), decimal('0'))).toBeUndefined()
  })
})

describe('isPaidInFull', () => {
  it.each([
    ['99.999', '99.999', true],
    ['1.015', '1.02', true], // 7 × 0.145
    ['1.015', '1.01', false],
    ['100', '100.004', true],
    ['100', '100.01', false], // too much is not in full
    ['0', '0', true],
  ])('of a total of %s with %s paid is %s [FMT-019]', (total, paid, expected) => {
    expect(isPaidInFull(decimal(total), decimal(paid))).toBe(expected)
  })
})

describe('isOverpaid', () => {
  it.each([
    ['100', '100.01', true],
    ['100', '100.004', false],
    ['100', '99.99', false],
    ['0', '0', false],
  ])('of a total of %s with %s paid is %s', (total, paid, expected) => {
    expect(isOverpaid(decimal(total), decimal(paid))).toBe(expected)
  })
})

describe('remainingCapital', () => {
  it('is what is paid in less every deployment', () => {
    const deployments = ['7500', '2500.5'].map(decimal)

    expect(remainingCapital(decimal('30000'), deployments).toString()).toBe('19999.5') // 30,000 − 7,500 − 2,500.50
    expect(remainingCapital(decimal('1'), []).toString()).toBe('1')
    expect(remainingCapital(decimal('1'), deployments).isNegative).toBe(true)
  })
})

describe('expectedCapital', () => {
  it('is units times price less what is paid in [FMT-020]', () => {
    const input = { units: decimal('2000'), price: decimal('12.5'), paidIn: decimal('10000.5') }

    expect(expectedCapital(input).toString()).toBe('14999.5') // 25,000 − 10,000.50
  })
})

describe('costBasis', () => {
  it('is the summed purchase prices divided by their number [PORT-027]', () => {
    // (10 + 12.50 + 11) / 3 = 33.50 / 3
    expect(costBasis([decimal('10'), decimal('12.5'), decimal('11')])?.toString()).toBe(
      '11.166666666666666667',
    )
    expect(costBasis([])).toBeUndefined()
  })
})

describe('fundShare', () => {
  const input = {
    units: decimal('40'),
    roundTotal: decimal('1000'),
    paidIn: decimal('30000'),
    committed: decimal('40000'),
    totalCapitalDeployed: decimal('250000'),
  }

  it('is units over total times paid over committed of the deployed capital [PORT-028]', () => {
    // 250,000 × 40 / 1,000 × 30,000 / 40,000 = 10,000 × 0.75
    expect(fundShare(input)?.deployed.toString()).toBe('7500')
  })

  it('leaves the rest of the paid-in capital, never below 0 [PORT-029]', () => {
    expect(fundShare(input)?.undeployed.toString()).toBe('22500') // 30,000 − 7,500
    expect(fundShare({ ...input, totalCapitalDeployed: decimal('9000000') })?.undeployed.toString()).toBe('0')
  })

  it('does not exist for a round without a total, or where nothing is committed', () => {
    expect(fundShare({ ...input, roundTotal: decimal('0') })).toBeUndefined()
    expect(fundShare({ ...input, committed: decimal('0') })).toBeUndefined()
  })
})
