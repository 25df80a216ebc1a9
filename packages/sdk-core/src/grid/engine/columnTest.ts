import type { GridColumn } from '../GridColumn'
import type { GridFilter } from '../GridFilter'
import { momentBounds } from '../momentBounds'
import type { NumberKeys } from './NumberKeys'
import { placeTest, type PlaceTest } from './placeTest'
import type { TextKeys } from './TextKeys'

/** What a filter asks of the cells of its column: of moments, to be on a day, before it or after it. */
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
