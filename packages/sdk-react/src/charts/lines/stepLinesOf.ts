import {
  compare,
  computedDecimal,
  decimal,
  multiply,
  type Decimal,
  type DecimalLike,
} from '@capstan/sdk-core'
import { placeOfDay } from './calendarAxis'
import { drawnPercent } from '../layOut'

/** Several sums by the end of a day. */
export interface StepPoint {
  /** `YYYY-MM-DD` */
  day: string
  /** One a line. */
  values: readonly DecimalLike[]
}

/** Stepped lines as they are drawn: on a field of 100 by 100, from the top. */
export interface StepLinesPicture {
  from: string
  to: string
  /** The amount at the top of the chart. */
  top: Decimal
  /** The path of each line, and of the ground below it. */
  lines: readonly { line: string; ground: string }[]
  /** The position of each point from the start, and its width. */
  stops: readonly { at: number; length: number }[]
}

/** Steps stay where they are until the next day on which something changed, and run on to the last day shown. */
export function stepLinesOf(points: readonly StepPoint[], until: string): StepLinesPicture | undefined {
  const [first] = points
  const last = points.at(-1)
  if (!first || !last) return undefined
  const from = first.day
  const to = last.day > until ? last.day : until
  const top = roundTop(points.flatMap(({ values }) => values))
  const places = points.map(({ day }) => placeOfDay(day, from, to) ?? 0)
  const ends = places.map((_, index) => places[index + 1] ?? 100)
  const path = (line: number) => {
    const steps = points.map(({ values }, index) => {
      const height = 100 - drawnPercent(exact(values[line] ?? '0'), top)
      return `V${shortly(height)}H${shortly(ends[index] ?? 100)}`
    })
    return `M0,100${steps.join('')}`
  }
  const lines = first.values.map((_, line) => ({ line: path(line), ground: `${path(line)}V100Z` }))
  return {
    ...{ from, to, top, lines },
    stops: places.map((at, index) => ({ at, length: (ends[index] ?? 100) - at })),
  }
}

/** The next round number from which no value is higher: 1, 2, 4, 5 or 8 and zeros. */
export function roundTop(values: readonly DecimalLike[]): Decimal {
  const most = values.map(exact).reduce((a, b) => (compare(a, b) < 0 ? b : a), decimal('1'))
  const zeros = '0'.repeat(most.toString().replace(/\..*/, '').length - 1)
  const found = ['1', '2', '4', '5', '8'].find((digit) => compare(decimal(`${digit}${zeros}`), most) >= 0)
  return decimal(found ? `${found}${zeros}` : `10${zeros}`)
}

/** The lines across the field, from the top: each a quarter of it. */
export function quarters(top: Decimal): readonly { at: number; value: Decimal }[] {
  return ['1', '0.75', '0.5', '0.25', '0'].map((part, index) => ({
    at: index * 25,
    value: multiply(top, decimal(part)),
  }))
}

const shortly = (place: number) => Number(place.toFixed(3))

/** A sum may have more places than a stored figure. */
const exact = (value: DecimalLike) => (typeof value === 'string' ? computedDecimal(value) : value)
