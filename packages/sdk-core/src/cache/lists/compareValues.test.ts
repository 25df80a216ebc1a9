import { describe, expect, it } from 'vitest'
import type { ColumnKind } from './columnKind'
import { compareValues } from './compareValues'

const signOf = (kind: ColumnKind, a: unknown, b: unknown) => {
  const difference = compareValues(kind, a, b)
  return difference === undefined ? undefined : Math.sign(difference)
}
const id = '10000000-0000-4000-8000-00000000000'

describe('compareValues', () => {
  it.each<[ColumnKind, unknown, unknown]>([
    ['number', '9', '10'],
    ['number', '0.100000000000000001', '0.100000000000000002'],
    ['number', -1, '0'],
    ['boolean', false, true],
    ['date', '2026-02-16', '2026-02-17'],
    ['date', '0999-12-31', '2026-01-01'],
    ['instant', '2026-02-16T10:00:00Z', '2026-02-16T10:00:01Z'],
    ['instant', '2026-02-16T10:00:00.09Z', '2026-02-16T10:00:00.1+00:00'],
    ['instant', '2026-02-16T10:00:00.000001Z', '2026-02-16T10:00:00.00001Z'],
    ['id', `${id}a`, `${id}B`],
    ['id', 9, 10],
    ['text', 'Bea', 'bea'],
    ['text', '', 'a'],
  ])('knows that %s %j comes before %j', (kind, small, large) => {
    expect(signOf(kind, small, large)).toBe(-1)
    expect(signOf(kind, large, small)).toBe(1)
  })

  it.each<[ColumnKind, unknown, unknown]>([
    ['number', '10', '10.000'],
    ['number', 7, '7'],
    ['boolean', true, true],
    ['boolean', false, false],
    ['date', '2026-02-16', '2026-02-16'],
    ['instant', '2026-02-16T10:00:00Z', '2026-02-16T10:00:00.000000+00:00'],
    ['instant', '2026-02-16T10:00:00.5Z', '2026-02-16T10:00:00.500Z'],
    ['id', `${id}a`, `${id}A`],
    ['id', 7, 7],
    ['id', 7, '7'],
    ['text', 'Élan', 'Élan'],
  ])('knows that %s %j and %j are one', (kind, a, b) => {
    expect(signOf(kind, a, b)).toBe(0)
    expect(signOf(kind, b, a)).toBe(0)
  })

  it.each<[ColumnKind, unknown, unknown]>([
    ['number', '1', 'NaN'],
    ['number', 'many', 'many'],
    ['date', '2026-02-16', '2026-02-16T00:00:00Z'],
    ['date', '2026-02-16', 'x2026-02-16'],
    ['date', '2026-02-16', ['2026-02-16']],
    ['instant', '2026-02-16T10:00:00Z', '2026-02-16T11:00:00+01:00'],
    ['instant', '2026-02-16T10:00:00Z', '2026-02-16'],
    ['instant', '2026-02-16T10:00:00Z', '2026-02-16T10:00:00.1234567Z'],
    ['instant', '2026-02-16T10:00:00Z', 'on 2026-02-16T10:00:00Z'],
    ['instant', '2026-02-16T10:00:00Z', '2026-02-16T10:00:00Z, or so'],
    ['text', 'a', 7],
    ['text', 'a', null],
  ])('leaves %s %j and %j to the platform', (kind, a, b) => {
    expect(compareValues(kind, a, b)).toBeUndefined()
    expect(compareValues(kind, b, a)).toBeUndefined()
  })
})
