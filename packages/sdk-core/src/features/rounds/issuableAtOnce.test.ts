import { expect, it } from 'vitest'
import { issuableAtOnce } from './issuableAtOnce'
import type { IssuableDistribution } from './issuableQuery'

const issuable = (at: number, status: IssuableDistribution['status'] = 'closed'): IssuableDistribution => ({
  ...{ id: `d${at}`, investor: 'Bea Lindqvist', investorId: null, allocation: 'Slice', units: '1' },
  ...{ status, note: null, isPaidInFull: true, stillExpected: '0' },
})

it('issuableAtOnce is the first thousand, without what is asked for already', () => {
  const closed = Array.from({ length: 1002 }, (_, at) => issuable(at))

  expect(issuableAtOnce(closed)).toEqual(closed.slice(0, 1000))
  expect(issuableAtOnce([issuable(1, 'requested'), issuable(2, 'rejected'), issuable(3)])).toEqual([
    issuable(2, 'rejected'),
    issuable(3),
  ])
})
