import { expect, it } from 'vitest'
import { unitsByStatus } from './ledger'

it('lists units in the order of the statuses, and leaves out empty ones', () => {
  const found = [
    { status: 'not_issued', units: '9.6' },
    { status: 'tezos-mainnet', units: '0.000' },
    { status: 'issued', units: '0.3' },
  ]

  expect(unitsByStatus(found, ['issued', 'tezos-mainnet', 'not_issued'])).toEqual([
    { status: 'issued', units: '0.3' },
    { status: 'not_issued', units: '9.6' },
  ])
})
