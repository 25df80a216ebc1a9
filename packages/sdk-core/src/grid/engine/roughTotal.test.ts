import { expect, it } from 'vitest'
import type { GridColumn } from '../GridColumn'
import { createGridEngine } from './createGridEngine'
import { roughTotal } from './roughTotal'

interface Row {
  id: string
  units: string | null
}
const engineOf = (rows: readonly Row[]) => {
  const column: GridColumn<Row> = { id: 'units', kind: 'number', total: 'sum', value: ({ units }) => units }
  const engine = createGridEngine<Row>({ columns: [column], idOf: ({ id }) => id })
  const { places } = engine.view({ rows })
  return { ...engine, rough: () => roughTotal(column, rows, places) }
}
const rowsOf = (count: number, units: (at: number) => string | null): Row[] =>
  Array.from({ length: count }, (_, at) => ({ id: String(at).padStart(6, '0'), units: units(at) }))

it('returns the approximate total of many rows, with the known digits', () => {
  const engine = engineOf(rowsOf(20_000, (at) => `${1_000 + (at % 500)}.25`))
  expect(engine.isSummedUp('units')).toBe(false)
  expect(engine.rough()).toHaveLength(engine.total('units')?.length ?? 0)
  expect(Number(engine.rough()) / Number(engine.total('units'))).toBeCloseTo(1, 1)
  expect(engine.isSummedUp('units')).toBe(true)
})

it('returns nothing where no row has a value, and sums few rows exactly', () => {
  const engine = engineOf(rowsOf(3, () => null))
  expect([engine.rough(), engine.total('units'), engine.isSummedUp('units')]).toEqual([
    undefined,
    undefined,
    true,
  ])
})

it('sums again for another filter', () => {
  const rows = rowsOf(20_000, (at) => String(at))
  const engine = engineOf(rows)
  engine.total('units')
  engine.view({ rows, filters: [{ column: 'units', operator: 'greaterThan', value: '10' }] })
  expect(engine.isSummedUp('units')).toBe(false)
})
