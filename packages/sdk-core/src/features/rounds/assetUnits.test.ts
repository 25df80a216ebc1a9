import { describe, expect, it } from 'vitest'
import { anAsset } from '../assets/testing'
import { assetUnits } from './assetUnits'

describe('assetUnits', () => {
  it('are free where they are authorized and in no round, and reserved where they are for sale', () => {
    // 1,500,000 − (800,000 + 154,500) = 545,500, of which 302,000 are issued: 954,500 − 302,000 = 652,500
    const { free, inRounds, reserved } = assetUnits(anAsset(), [{ total: '800000' }, { total: '154500' }])

    expect([free, inRounds, reserved].map(String)).toEqual(['545500', '954500', '652500'])
    expect(assetUnits(anAsset({ authorizedTotal: null }), []).free).toBeUndefined()
    const few = anAsset({ authorizedTotal: '1', issued: '0' })
    expect(assetUnits(few, [{ total: '3' }]).free?.toString()).toBe('-2')
  })

  it('are not available where they are issued, in any round', () => {
    // 1,500,000 − 302,000
    expect(assetUnits(anAsset(), []).free?.toString()).toBe('1198000')
  })
})
