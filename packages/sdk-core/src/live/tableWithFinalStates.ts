import type { Entity } from '../cache/entity'
import type { LiveTable } from '../client/LiveTable'
import { finalStates } from './isFinal'
import { typenameOf } from './typenameOf'

const tablesByTypename = new Map(
  Object.keys(finalStates).map((table) => [typenameOf(table), table as LiveTable]),
)

/** The table of a record that has final states; `undefined` where records of its type are always followed. */
export function tableWithFinalStates({ __typename }: Pick<Entity, '__typename'>): LiveTable | undefined {
  return tablesByTypename.get(__typename)
}
