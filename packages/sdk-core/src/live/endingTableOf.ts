import type { Entity } from '../cache/entity'
import type { LiveTable } from '../client/LiveTable'
import { settledBy } from './isSettled'
import { typenameOf } from './typenameOf'

const ending = new Map(Object.keys(settledBy).map((table) => [typenameOf(table), table as LiveTable]))

/** The table of a record that is followed until it says so and no longer; nothing where a record is always followed. */
export function endingTableOf({ __typename }: Pick<Entity, '__typename'>): LiveTable | undefined {
  return ending.get(__typename)
}
