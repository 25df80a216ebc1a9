import { describe, expect, it } from 'vitest'
import { paymentIssuersShown, type PaymentIssuersChoice } from './paymentIssuersShown'
import { aListedPaymentIssuer } from './testing'

const issuers = [
  aListedPaymentIssuer({
    ...{ id: 'tidewater', name: 'Tidewater Timber' },
    ...{ updatedOn: '2026-10-30T15:15:00+00:00', syncedOn: '2026-11-20T18:02:00+00:00' },
  }),
  aListedPaymentIssuer({
    ...{ id: 'halden', name: 'Halden Biologics' },
    ...{ updatedOn: '2026-11-20T18:02:00+00:00', syncedOn: '2026-11-20T18:02:00+00:00' },
  }),
  aListedPaymentIssuer({
    ...{ id: 'larch', name: 'larch & Loom' },
    // Later than it looks: two hours behind the others' clock.
    ...{ updatedOn: '2026-11-20T17:02:00-02:00', syncedOn: '2026-11-11T13:20:00+00:00' },
  }),
]

const idsOf = (choice?: PaymentIssuersChoice) => paymentIssuersShown(issuers, choice).map(({ id }) => id)

describe('paymentIssuersShown', () => {
  it('sorts by name by default, ignoring case', () => {
    expect(idsOf()).toEqual(['halden', 'larch', 'tidewater'])
    expect(idsOf({ sort: { column: 'name', direction: 'descending' } })).toEqual([
      ...['tidewater', 'larch', 'halden'],
    ])
  })

  it.each([
    ['updatedOn', 'ascending', ['tidewater', 'halden', 'larch']],
    ['updatedOn', 'descending', ['larch', 'halden', 'tidewater']],
    ['syncedOn', 'ascending', ['larch', 'halden', 'tidewater']],
    ['syncedOn', 'descending', ['halden', 'tidewater', 'larch']],
  ] as const)('sorts by %s, %s, and equal ones by name', (column, direction, ids) => {
    // proves PAY-005
    expect(idsOf({ sort: { column, direction } })).toEqual(ids)
  })

  it.each([
    ['LOOM', ['larch']],
    [' bio ', ['halden']],
    ['e', ['halden', 'tidewater']],
    ['unknown', []],
  ])('keeps whose names have %j in them', (name, ids) => {
    // proves PAY-004
    expect(idsOf({ name })).toEqual(ids)
  })
})
