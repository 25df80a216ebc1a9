import { add, Decimal, type DecimalLike } from '@capstan/sdk-core'
import { placeOfDay } from '../lines/calendarAxis'
import { drawnPercent, type Span } from '../layOut'
import { partOf } from '../partOf'
import { sumOf } from '../shares/shareParts'

/** Units that vest together, from `vestingEvents` of the core. */
export interface VestingStep {
  /** The day they vest, YYYY-MM-DD. */
  vestsOn: string
  /** How many, in plain digits. */
  units: DecimalLike
}

/** When the units of a holding vest. */
export interface VestingSchedule {
  /** The day it begins, YYYY-MM-DD. */
  startsOn: string
  /** The units that vest, each with its day. */
  steps: readonly VestingStep[]
  /** The day up to which units have vested, YYYY-MM-DD. */
  asOf: string
}

/** A step with the step before it, and its span on the axis: from its day to the next one. */
export interface VestingPart extends Span {
  vestsOn: string
  units: Decimal
  /** All that has vested with it. */
  sum: Decimal
  /** How high it is, of 100. */
  height: number
  isVested: boolean
}

/** A schedule as it is drawn. */
export interface Vesting {
  parts: readonly VestingPart[]
  total: Decimal
  vested: Decimal
  /** The day on which everything has vested. */
  endsOn: string
  /** How long the way from the first day to the last is, of 100: the last step has a width, too. */
  length: number
}

/**
 * Returns the sum that has vested by each day, and its position in the chart.
 *
 * @throws CapstanError `invalid_day`, `invalid_decimal`, `invalid_part`
 */
export function vestingOf({ startsOn, steps: given, asOf }: VestingSchedule): Vesting {
  const steps = given.map(({ vestsOn, units }) => ({ vestsOn, units: partOf(units) })).sort(byDay)
  const total = sumOf(steps.map(({ units }) => units))
  const endsOn = steps.at(-1)?.vestsOn ?? startsOn
  const places = steps.map(({ vestsOn }) => placeOfDay(vestsOn, startsOn, endsOn) ?? 0)
  const end = 100 + lastWidth(places)
  let sum = Decimal.zero
  const parts = steps.map((step, index) => {
    const [from = 0, to = end] = [places[index], places[index + 1]]
    sum = add(sum, step.units)
    const span = { at: (from * 100) / end, length: ((to - from) * 100) / end }
    return { ...step, ...span, sum, height: drawnPercent(sum, total), isVested: step.vestsOn <= asOf }
  })
  const vested = parts.findLast(({ isVested }) => isVested)?.sum ?? Decimal.zero
  return { parts, total, vested, endsOn, length: 10_000 / end }
}

/** The last step is as wide as the one before. */
function lastWidth(places: readonly number[]): number {
  return places.length > 1 ? 100 - (places.at(-2) ?? 0) : 10
}

// Written so, days are in the order of their texts.
const byDay = (a: { vestsOn: string }, b: { vestsOn: string }) =>
  a.vestsOn < b.vestsOn ? -1 : Number(a.vestsOn > b.vestsOn)
