import { expect, it } from 'vitest'
import { unitsByStatus } from './unitsByStatus'

it('adds units up by status, exactly and in order, and leaves out what nobody has', () => {
  const rows = [
    { status: 'not_issued', units: '9.6' },
    { status: 'issued', units: '0.1' },
    { status: 'issued', units: '0.2' },
  ]

  expect(unitsByStatus(rows, ['issued', 'tezos-mainnet', 'not_issued'])).toEqual([
    { status: 'issued', units: '0.3' },
    { status: 'not_issued', units: '9.6' },
  ])
})
