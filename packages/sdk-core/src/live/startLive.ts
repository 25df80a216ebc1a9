import type { EntityCache } from '../cache/createEntityCache'
import type { Entity } from '../cache/entity'
import { createTableRefetch, type TableRefetchParts } from './refetch/createTableRefetch'
import { createLive } from './createLive'
import { createRecordRefetch } from './refetch/createRecordRefetch'
import type { LiveManager, LiveParts } from './LiveManager'
import { typenameOf, typenamesOf } from './typenames'
import type { RulesRegistry } from './RecordRules'

/** The parts of an instance that live updates use. */
export interface StartParts
  extends
    Omit<LiveParts, 'refetch' | 'refetchTable' | 'oldestRequestTime' | 'oldestRequestTimeOf' | 'read'>,
    Omit<TableRefetchParts, 'entityCache' | 'environment'> {
  entityCache: EntityCache
  rules: RulesRegistry
  /** Called after a record was fetched again; `before` is missing where no answer had shown it. */
  onUpdated: (before: Entity | undefined, after: Entity) => void
}

export function startLive(parts: StartParts): LiveManager {
  const { environment, entityCache, rules } = parts
  const refetchTable = createTableRefetch(parts)
  return createLive({
    ...parts,
    refetch: createRecordRefetch({ ...parts, now: environment.now, refetchTable }),
    refetchTable,
    oldestRequestTime: (table) => entityCache.oldestRequestTime(typenamesOf(rules, table)),
    oldestRequestTimeOf: (table, id) =>
      entityCache.oldestRequestTimeOf(typenamesOf(rules, table).map((__typename) => ({ __typename, id }))),
    read: (table, id) => entityCache.read({ __typename: typenameOf(table), id }),
  })
}
