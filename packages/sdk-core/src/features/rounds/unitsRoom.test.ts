import { describe, expect, it } from 'vitest'
import { decimal } from '../../money/decimal'
import { aRound } from './testing'
import { isMoreThanFree, issuanceRoom, unitsRoom } from './unitsRoom'

const free = ({ free: units }: { free?: { toString(): string } }) => units?.toString()

describe('unitsRoom', () => {
  it.each([
    // 1,000 − 300 − 200
    ['1000', '300', '200', '500'],
    ['1000', '300', '900.000000000000000001', '-200.000000000000000001'],
    [null, '300', '200', undefined],
  ])('of %s authorized, %s issued and %s reserved leaves %s free', (authorized, issued, reserved, left) => {
    const room = unitsRoom({ name: 'Preferred', authorized, issued, reserved: decimal(reserved) })

    // proves ROUND-032
    expect(free(room)).toBe(left)
  })

  it('is never exceeded where no limit is set', () => {
    expect(isMoreThanFree(decimal('5'), { free: decimal('4') })).toBe(true)
    expect(isMoreThanFree(decimal('4'), { free: decimal('4') })).toBe(false)
    expect(isMoreThanFree(undefined, { free: decimal('4') })).toBe(false)
    expect(isMoreThanFree(decimal('5'), {})).toBe(false)
  })
})

describe('issuanceRoom', () => {
  const asked = '2000'

  it('counts pending requests, as the platform does', () => {
    // 800,000 − 287,200 − 2,000
    expect(free(issuanceRoom(aRound(), asked))).toBe('510800')
    // proves ROUND-032
    expect(free(issuanceRoom(aRound({ asset: null }), asked))).toBe('510800')
  })

  it('is the asset’s where that has less', () => {
    const asset = { id: 'a', name: 'Preferred', authorizedTotal: '300000', issued: '287200' }

    // 300,000 − 287,200 − 2,000
    expect(issuanceRoom(aRound({ asset }), asked)).toMatchObject({ name: 'Preferred', authorized: '300000' })
    expect(free(issuanceRoom(aRound({ asset }), asked))).toBe('10800')
    expect(free(issuanceRoom(aRound({ asset: { ...asset, authorizedTotal: null } }), asked))).toBe('510800')
  })
})
