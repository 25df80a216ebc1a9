import { describe, expect, it } from 'vitest'
import { createGridEngine } from '../engine/createGridEngine'
import type { GridOperator } from './GridFilter'
import { gridQuery } from './gridQuery'
import { momentBounds } from './momentBounds'
import { aHolding, holdingColumns, itemsOf } from '../testing'

const columns = holdingColumns.map((column) =>
  column.id === 'issuedOn' ? { ...column, isMoment: true } : column,
)
const filterOf = (operator: GridOperator) => ({ column: 'issuedOn', operator, value: '2026-11-18' }) as const
/** A moment where the reader is, as the platform writes it. */
const moment = (day: number, hours = 0, milliseconds = 0) =>
  new Date(2026, 10, day, hours, 0, 0, milliseconds).toISOString().replace('Z', '000+00:00')

const rows = [
  aHolding({ id: 'the moment before', issuedOn: moment(18, 0, -1) }),
  aHolding({ id: 'its first moment', issuedOn: moment(18).replace('.000000', '') }),
  aHolding({ id: 'the evening', issuedOn: moment(18, 23) }),
  aHolding({ id: 'the next day', issuedOn: moment(19).replace('.000000', '') }),
  aHolding({ id: 'no day', issuedOn: null }),
]

describe('a day that moments are compared with', () => {
  it.each<[GridOperator, string[]]>([
    ['equalTo', ['its first moment', 'the evening']],
    ['notEqualTo', ['the moment before', 'the next day']],
    ['greaterThan', ['the next day']],
    ['greaterThanOrEqualTo', ['its first moment', 'the evening', 'the next day']],
    ['lessThan', ['the moment before']],
    ['lessThanOrEqualTo', ['the moment before', 'its first moment', 'the evening']],
  ])('is whole, from midnight to midnight where its reader is: %s', (operator, expected) => {
    const engine = createGridEngine({ columns, idOf: ({ id }) => id })

    const view = engine.view({ rows, filters: [filterOf(operator)] })

    expect(itemsOf(view).map(({ id }) => id)).toEqual(expected)
  })

  it('is asked of the platform with the same bounds', () => {
    const [[from, before] = []] = momentBounds('equalTo', '2026-11-18')

    expect(from?.value).toBe(moment(18).replace('.000000', ''))
    expect(gridQuery(columns, { filters: [filterOf('equalTo')] }).filter).toEqual({
      issuedOn: { greaterThanOrEqualTo: from?.value, lessThan: before?.value },
    })
    expect(gridQuery(columns, { filters: [filterOf('notEqualTo')] }).filter).toEqual({
      or: [{ issuedOn: { lessThan: from?.value } }, { issuedOn: { greaterThanOrEqualTo: before?.value } }],
    })
  })
})
