import type { GridColumn } from '../GridColumn'
import type { GridFilter } from '../query/GridFilter'
import { momentBounds } from '../query/momentBounds'
import type { NumberKeys } from './NumberKeys'
import { placeTest, type PlaceTest } from './placeTest'
import type { TextKeys } from './TextKeys'

/** Returns the test of a filter for the cells of its column. A moment is compared with a day: on it, before it or after it. */
export function columnTest<Row>(
  keys: NumberKeys<Row> | TextKeys<Row>,
  { isMoment }: GridColumn<Row>,
  filter: GridFilter,
): PlaceTest {
  if (!isMoment || !('value' in filter)) return placeTest(keys, filter)
  const { column, operator, value } = filter
  const alternatives = momentBounds(operator, value).map((bounds) =>
    bounds.map((bound) => placeTest(keys, { column, ...bound })),
  )
  return (place) => alternatives.some((tests) => tests.every((passes) => passes(place)))
}
