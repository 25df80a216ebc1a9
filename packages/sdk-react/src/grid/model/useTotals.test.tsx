import { createGridEngine } from '@capstan/sdk-core/grid'
import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { DataColumn } from './DataColumn'
import { useTotals } from './useTotals'

interface Row {
  id: string
  units: string
  price: string
}
const columns: readonly DataColumn<Row>[] = [
  { id: 'id', header: 'Id', kind: 'text', value: ({ id }) => id },
  { id: 'units', header: 'Units', kind: 'number', total: 'sum', value: ({ units }) => units },
  { id: 'price', header: 'Price', kind: 'number', total: 'sum', value: ({ price }) => price },
]
const rowsOf = (count: number): Row[] =>
  Array.from({ length: count }, (_, at) => ({ id: String(at), units: '0.1', price: '2' }))

function show(count: number) {
  const engine = createGridEngine({ columns, idOf: ({ id }: Row) => id })
  const rows = rowsOf(count)
  const view = engine.view({ rows })
  const summing = { rows, isSummedUp: engine.isSummedUp }
  const { result } = renderHook(() => useTotals(columns, { view, totalOf: engine.total, summing }))
  const said = (which: 'totalOf' | 'aboutTotalOf') =>
    ['units', 'price'].map((column) => result.current?.[which](column))
  return said
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('shows many rows first and sums them up after, exactly, with their room kept', () => {
  const said = show(20_000)
  expect(said('totalOf')).toEqual([undefined, undefined])
  expect(said('aboutTotalOf')).toEqual(['2000', '40000'])
  act(() => void vi.advanceTimersByTime(99))
  expect(said('totalOf')).toEqual([undefined, undefined])
  act(() => void vi.advanceTimersByTime(1))
  expect(said('totalOf')).toEqual(['2000', undefined])
  act(() => void vi.runAllTimers())
  expect(said('totalOf')).toEqual(['2000', '40000'])
})

it('sums up few rows at once', () => {
  expect(show(100)('totalOf')).toEqual(['10', '200'])
})

it('uses the sums of the platform where it sends them', () => {
  const totalOf = (column: string) => (column === 'units' ? '7' : undefined)
  const view = createGridEngine({ columns, idOf: ({ id }: Row) => id }).view({ rows: [] })
  const { result } = renderHook(() => useTotals(columns, { view, totalOf, summing: undefined }))
  expect([result.current?.totalOf('units'), result.current?.aboutTotalOf('units')]).toEqual(['7', '7'])
})

it('sums again when the filter changes during the sum', () => {
  const [units] = columns.filter(({ id }) => id === 'units')
  const rows = rowsOf(20_000)
  const view = createGridEngine({ columns, idOf: ({ id }: Row) => id }).view({ rows })
  let sums = 0
  // A filter that comes with the first sum makes it one of other rows.
  const totalOf = () => ((sums += 1), '7')
  const summing = { rows, isSummedUp: () => sums > 1 }
  const { result } = renderHook(() => useTotals(units ? [units] : [], { view, totalOf, summing }))

  act(() => void vi.advanceTimersByTime(100))
  expect(result.current?.totalOf('units')).toBeUndefined()
  act(() => void vi.runAllTimers())
  expect(result.current?.totalOf('units')).toBe('7')
})
