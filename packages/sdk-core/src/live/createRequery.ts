import type { EntityIndex } from '../cache/createEntityIndex'
import type { Witness } from '../cache/createFreshness'
import { entityKey, type Entity } from '../cache/entity'
import { walkEntities } from '../cache/walkEntities'
import { rowsOf } from '../client/answers'
import type { Client } from '../client/Client'
import type { Requery } from './createCatchUp'
import type { LiveTable } from '../client/LiveTable'
import { LiveProcessesDocument, LiveStepsDocument } from './operations.generated'
import { typenameOf } from './typenameOf'

export interface RequeryParts {
  client: Client
  index: EntityIndex
  /** Hears of what is found, for the sake of answers that are still on their way. */
  witness: Witness
  /** Whose answers are on the screen. */
  reader: () => string
}

/**
 * Asks for followed records and brings them into every cached answer.
 *
 * Tables whose records are shown in one piece have a query of their own; for the rest the answers that hold the record
 * are asked again.
 */
export function createRequery({ client, index, witness, reader }: RequeryParts): Requery {
  const ask = async (table: LiveTable, ids: readonly string[]): Promise<readonly Entity[] | undefined> => {
    const variables = { ids: [...ids] }
    switch (table) {
      case 'processes':
        return rowsOf((await client.ask(LiveProcessesDocument, variables)).allProcesses)
      case 'steps':
        return rowsOf((await client.ask(LiveStepsDocument, variables)).allSteps)
      default:
        return undefined
    }
  }

  return async (table, ids) => {
    const asked = reader()
    const found = await ask(table, ids)
    // What one may see says nothing about what another one has on the screen.
    if (reader() !== asked) return new Map()
    if (found) {
      bringIn({ index, witness }, table, { ids, found })
      return new Map(found.map((record) => [String(record.id), record]))
    }
    await index.askAgain(keysOf(table, ids))
    return new Map(ids.map((id) => [id, index.known({ __typename: typenameOf(table), id })]))
  }
}

function bringIn(
  { index, witness }: Pick<RequeryParts, 'index' | 'witness'>,
  table: LiveTable,
  { ids, found }: { ids: readonly string[]; found: readonly Entity[] },
): void {
  const records: Entity[] = []
  walkEntities(found, (record) => void records.push(record))
  index.update(records, new Set(found.map(entityKey)))
  const known = new Set(found.map(({ id }) => String(id)))
  // What may not be seen any more is gone, whatever became of it.
  const gone = ids.filter((id) => !known.has(id)).map((id) => ({ __typename: typenameOf(table), id }))
  index.remove(gone)
  witness.pushed(records)
  witness.removed(gone)
}

function keysOf(table: LiveTable, ids: readonly string[]): string[] {
  // An offering is an allocation as an investor sees it.
  const types = table === 'allocations' ? [typenameOf(table), 'InvestorOfferingDetail'] : [typenameOf(table)]
  return types.flatMap((__typename) => ids.map((id) => entityKey({ __typename, id })))
}
