import { describe, expect, it } from 'vitest'
import { matchesFilter } from './matchesFilter'

const record = {
  amount: '10.50',
  status: 'open',
  locked: false,
  paidOn: '2026-02-16',
  createdOn: '2026-02-16T10:00:00.5+00:00',
  issuanceStatus: null,
}

describe('matchesFilter', () => {
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
    expect(matchesFilter(filter, record)).toBe(verdict)
  })

  // Results for a value below, equal to and above the value of the filter.
  it.each([
    ['equalTo', [false, true, false]],
    ['notEqualTo', [true, false, true]],
    ['lessThan', [true, false, false]],
    ['lessThanOrEqualTo', [true, true, false]],
    ['greaterThan', [false, false, true]],
    ['greaterThanOrEqualTo', [false, true, true]],
  ])('compares numbers, days and instants by %s', (operator, verdicts) => {
    const asked = {
      amount: ['9.99', '10.5', '10.51'],
      paidOn: ['2026-02-15', '2026-02-16', '2026-02-17'],
      createdOn: ['2026-02-16T09:59:59Z', '2026-02-16T10:00:00Z', '2026-02-16T10:00:00.000001Z'],
    }
    for (const [column, [below, same, above]] of Object.entries(asked))
      expect(
        [below, same, above].map((value) =>
          matchesFilter({ [column]: { [operator]: same } }, { [column]: value }),
        ),
      ).toEqual(verdicts)
  })

  it.each([
    [{ status: { equalTo: 'open' } }, true],
    [{ status: { notEqualTo: 'open' } }, false],
    [{ status: { in: ['closed', 'open'] } }, true],
    [{ status: { in: ['closed', 'sent'] } }, false],
    [{ status: { notIn: ['closed', 'sent'] } }, true],
    [{ locked: { notEqualTo: false } }, false],
    [{ locked: { in: [true] } }, false],
    [{ status: { isNull: true } }, false],
    [{ status: { isNull: false } }, true],
    [{ issuanceStatus: { isNull: false } }, false],
    [{ status: { equalTo: null } }, true],
    [{ status: { equalTo: undefined, notEqualTo: 'open' } }, false],
    [{ and: null, or: undefined }, true],
    [{ and: [] }, true],
    [{ or: [] }, false],
    [{ and: [{ status: { equalTo: 'open' } }, null] }, true],
    [{ or: [{ status: { equalTo: 'sent' } }, { locked: { equalTo: true } }] }, false],
    [{ not: { status: { equalTo: 'sent' } } }, true],
    [{ status: { equalTo: 'open' }, locked: { equalTo: true } }, false],
  ])('decides %j as well', (filter, verdict) => {
    expect(matchesFilter(filter, record)).toBe(verdict)
  })

  it.each([
    ...[{ and: 'both' }, { or: {} }, { not: 'this' }, { not: { status: { like: 'o' } } }, [], 7],
    ...[{ status: 'open' }, { amount: ['10.5'] }, { status: { in: 'open' } }, { status: { in: [7] } }],
    ...[{ locked: { lessThan: true } }, { investorId: { isNull: true } }, { issuanceStatus: { like: 'a' } }],
  ])('leaves %j to the platform as well', (filter) => {
    expect(matchesFilter(filter, record)).toBeUndefined()
  })

  it('does not read inherited object properties as columns', () => {
    expect(matchesFilter({ status: { equalTo: 'open' } }, Object.create({ status: 'open' }))).toBeUndefined()
  })

  it.each([
    [{ and: [{ issuanceStatus: { equalTo: 'a' } }, { locked: { equalTo: true } }] }, false],
    [{ and: [{ issuanceStatus: { equalTo: 'a' } }, { locked: { equalTo: false } }] }, null],
    [{ or: [{ issuanceStatus: { equalTo: 'a' } }, { locked: { equalTo: false } }] }, true],
    [{ or: [{ issuanceStatus: { equalTo: 'a' } }, { locked: { equalTo: true } }] }, null],
    [{ issuanceStatus: { notIn: ['a'] } }, null],
  ])('joins conditions on an empty column as SQL does: %j', (filter, verdict) => {
    expect(matchesFilter(filter, record)).toBe(verdict)
  })

  it('is not sure of an or one side of which is not', () => {
    const unsure = { status: { includes: 'x' } }

    expect(matchesFilter({ or: [unsure, { locked: { equalTo: true } }] }, record)).toBeUndefined()
    expect(matchesFilter({ and: [unsure, { locked: { equalTo: false } }] }, record)).toBeUndefined()
  })

  it.each([
    [{ issuanceStatus: { equalTo: 'approved' } }],
    [{ issuanceStatus: { notEqualTo: 'approved' } }],
    [{ not: { issuanceStatus: { equalTo: 'approved' } } }],
    [{ issuanceStatus: { in: ['approved'] } }],
  ])('knows that an empty column neither passes nor fails: %j', (filter) => {
    expect(matchesFilter(filter, record)).toBeNull()
  })

  it.each<[unknown, string]>([
    [{ status: { includesInsensitive: 'op' } }, 'a part of a text'],
    [{ status: { lessThan: 'p' } }, 'a range of texts'],
    [{ investorId: { equalTo: 'x' } }, 'a column that is not selected'],
    [{ accountByInvestorId: { name: { equalTo: 'x' } } }, 'a relation'],
    [{ createdOn: { equalTo: '2026-02-16T11:00:00+01:00' } }, 'another time zone'],
    [{ amount: { equalTo: 'NaN' } }, 'what is no number'],
    ['status', 'what is no filter'],
  ])('leaves %j to the platform: %s', (filter, _why) => {
    expect(matchesFilter(filter, record)).toBeUndefined()
  })

  it('needs only one side to be sure of an and that fails, and of an or that passes', () => {
    const unsure = { status: { includes: 'x' } }

    expect(matchesFilter({ and: [unsure, { locked: { equalTo: true } }] }, record)).toBe(false)
    expect(matchesFilter({ or: [unsure, { locked: { equalTo: false } }] }, record)).toBe(true)
  })
})
