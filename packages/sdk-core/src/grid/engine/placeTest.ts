import { compareDecimalText } from '../../order/compareDecimalText'
import { compareText } from '../../order/compareText'
import type { GridFilter, GridOperator } from '../query/GridFilter'
import type { NumberKeys } from './NumberKeys'
import type { TextKeys } from './TextKeys'
import { withoutCapitals } from './withoutCapitals'

/** Returns true when the row at a place passes. */
export type PlaceTest = (place: number) => boolean

/**
 * Returns the test of a filter for the cells of its column. As in SQL, an empty cell is neither equal nor unequal to anything.
 */
export function placeTest<Row>(keys: NumberKeys<Row> | TextKeys<Row>, filter: GridFilter): PlaceTest {
  switch (filter.operator) {
    case 'isEmpty':
      return (place) => isEmptyAt(keys, place)
    case 'isNotEmpty':
      return (place) => !isEmptyAt(keys, place)
    case 'in':
      return keys.kind === 'text' ? oneOf(keys, filter.values) : () => true
    default:
      return keys.kind === 'text'
        ? comparedText(keys, filter.operator, filter.value)
        : comparedNumber(keys, filter.operator, filter.value)
  }
}

/** A text of no letters shows nothing either. */
function isEmptyAt<Row>(keys: NumberKeys<Row> | TextKeys<Row>, place: number): boolean {
  return keys.isEmptyAt(place) || (keys.kind === 'text' && keys.textAt(place) === '')
}

/** Looks for part of a text, capitals or not. */
export function includesText<Row>(keys: TextKeys<Row>, part: string): PlaceTest {
  const wanted = withoutCapitals(part)
  return byCode(keys, (code) => keys.lowerText(code).includes(wanted))
}

function comparedText<Row>(keys: TextKeys<Row>, operator: GridOperator, value: string): PlaceTest {
  if (operator === 'includesInsensitive') return includesText(keys, value)
  if (operator === 'startsWithInsensitive') {
    const wanted = withoutCapitals(value)
    return byCode(keys, (code) => keys.lowerText(code).startsWith(wanted))
  }
  const accepts = acceptedBy[operator]
  return byCode(keys, (code) => accepts(compareText(keys.texts[code] ?? '', value)))
}

function oneOf<Row>(keys: TextKeys<Row>, values: readonly string[]): PlaceTest {
  const wanted = new Set<string | null>(values)
  return byCode(keys, (code) => wanted.has(keys.texts[code] ?? null))
}

/** Remembers the result for each text. */
function byCode<Row>(keys: TextKeys<Row>, accepts: (code: number) => boolean): PlaceTest {
  const decided = new Uint8Array(keys.texts.length)
  return (place) => {
    const code = keys.codes[place] ?? 0
    if (code === 0) return false
    const known = decided[code]
    if (known) return known === 1
    const isAccepted = accepts(code)
    decided[code] = isAccepted ? 1 : 2
    return isAccepted
  }
}

function comparedNumber<Row>(keys: NumberKeys<Row>, operator: GridOperator, value: string): PlaceTest {
  // A number has no parts to look for.
  if (operator === 'includesInsensitive' || operator === 'startsWithInsensitive') return () => true
  const accepts = acceptedBy[operator]
  const wanted = Number(value)
  return (place) => {
    const key = keys.keys[place] ?? NaN
    if (Number.isNaN(key)) return false
    return accepts(key === wanted ? (compareDecimalText(keys.textAt(place) ?? '', value) ?? 0) : key - wanted)
  }
}

const acceptedBy: Record<
  Exclude<GridOperator, 'includesInsensitive' | 'startsWithInsensitive'>,
  (difference: number) => boolean
> = {
  equalTo: (difference) => difference === 0,
  notEqualTo: (difference) => difference !== 0,
  greaterThan: (difference) => difference > 0,
  greaterThanOrEqualTo: (difference) => difference >= 0,
  lessThan: (difference) => difference < 0,
  lessThanOrEqualTo: (difference) => difference <= 0,
}
