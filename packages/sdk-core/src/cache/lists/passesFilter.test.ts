import { describe, expect, it } from 'vitest'
import { passesFilter } from './passesFilter'

const record = {
  amount: '10.50',
  status: 'open',
  locked: false,
  paidOn: '2026-02-16',
  createdOn: '2026-02-16T10:00:00.5+00:00',
  issuanceStatus: null,
}

describe('passesFilter', () => {
  it.each([
    [undefined, true],
    [{}, true],
    [{ amount: null }, true],
    [{ amount: { equalTo: '10.5' } }, true],
    [{ amount: { greaterThan: 9, lessThanOrEqualTo: '10.500' } }, true],
    [{ amount: { in: ['1', '10.5'] } }, true],
    [{ amount: { notIn: ['1', '10.5'] } }, false],
    [{ amount: { in: [] } }, false],
    [{ status: { equalTo: 'Open' } }, false],
    [{ status: { notEqualTo: 'closed' } }, true],
    [{ locked: { equalTo: false } }, true],
    [{ paidOn: { lessThan: '2026-03-01' } }, true],
    [{ createdOn: { equalTo: '2026-02-16T10:00:00.500000Z' } }, true],
    [{ issuanceStatus: { isNull: true } }, true],
    [{ and: [{ status: { equalTo: 'open' } }, { locked: { equalTo: true } }] }, false],
    [{ or: [{ status: { equalTo: 'closed' } }, { locked: { equalTo: false } }] }, true],
    [{ not: { status: { equalTo: 'open' } } }, false],
  ])('decides %j', (filter, verdict) => {
    expect(passesFilter(filter, record)).toBe(verdict)
  })

  it.each([
    [{ issuanceStatus: { equalTo: 'approved' } }],
    [{ issuanceStatus: { notEqualTo: 'approved' } }],
    [{ not: { issuanceStatus: { equalTo: 'approved' } } }],
    [{ issuanceStatus: { in: ['approved'] } }],
  ])('knows that an empty column neither passes nor fails: %j', (filter) => {
    expect(passesFilter(filter, record)).toBeNull()
  })

  it.each<[unknown, string]>([
    [{ status: { includesInsensitive: 'op' } }, 'a part of a text'],
    [{ status: { lessThan: 'p' } }, 'a range of texts'],
    [{ investorId: { equalTo: 'x' } }, 'a column nobody selected'],
    [{ accountByInvestorId: { name: { equalTo: 'x' } } }, 'a relation'],
    [{ createdOn: { equalTo: '2026-02-16T11:00:00+01:00' } }, 'another time zone'],
    [{ amount: { equalTo: 'NaN' } }, 'what is no number'],
    ['status', 'what is no filter'],
  ])('leaves %j to the platform: %s', (filter, _why) => {
    expect(passesFilter(filter, record)).toBeUndefined()
  })

  it('needs only one side to be sure of an and that fails, and of an or that passes', () => {
    const unsure = { status: { includes: 'x' } }

    expect(passesFilter({ and: [unsure, { locked: { equalTo: true } }] }, record)).toBe(false)
    expect(passesFilter({ or: [unsure, { locked: { equalTo: false } }] }, record)).toBe(true)
  })
})
