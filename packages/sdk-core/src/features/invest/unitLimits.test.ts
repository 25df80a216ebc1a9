import { describe, expect, it } from 'vitest'
import { decimal } from '../../money/decimal'
import { unitLimits, unitsRefusal } from './unitLimits'

const offering = { minUnits: '5', maxUnits: '2000', remainingUnits: '120' }
const refused = (units: string, limits = unitLimits(offering)) => unitsRefusal(decimal(units), limits)

describe('unitsRefusal', () => {
  it.each(['5', '120'])('takes %s of 5 to 2,000 units with 120 left', (units) => {
    expect(refused(units)).toBeUndefined()
  })

  it.each(['0', '4', '2001', '100000000000000000000'])('returns both limits for %s units', (units) => {
    expect(refused(units)).toEqual({ key: 'amountOutOfRange', details: { min: '5', max: '2000' } })
  })

  it.each(['121', '2000'])('returns the available units for %s units', (units) => {
    expect(refused(units)).toEqual({ key: 'offeringSoldOut', details: { remaining: '120' } })
  })

  it('refuses nothing where an offering has no limit', () => {
    const none = unitLimits({ minUnits: null, maxUnits: null, remainingUnits: null })

    expect(refused('100000000000000000000', none)).toBeUndefined()
  })
})

describe('unitLimits', () => {
  it('lets a changed investment keep its units', () => {
    const limits = unitLimits(offering, decimal('80'))

    expect(refused('200', limits)).toBeUndefined() // 80 held and 120 left
    expect(refused('201', limits)).toEqual({ key: 'amountOutOfRange', details: { min: '5', max: '200' } })
  })

  it('never lets it have more than one investment may take', () => {
    const limits = unitLimits({ ...offering, maxUnits: '150' }, decimal('80'))

    expect(refused('151', limits)?.details).toMatchObject({ max: '150' })
  })
})
