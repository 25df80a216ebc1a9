import type { EntityCache } from '../cache/createEntityCache'
import type { Entity } from '../cache/entity'
import { createListRefetch, type ListRefetchParts } from './createListRefetch'
import { createLive } from './createLive'
import type { RulesRegistry } from './createRulesRegistry'
import { createRefetch } from './createRefetch'
import type { LiveManager, LiveParts } from './LiveManager'
import { typenamesOf } from './typenamesOf'

/** What live updates stand on in an instance. */
export interface StartParts
  extends
    Omit<LiveParts, 'refetch' | 'refetchList' | 'oldestRequest'>,
    Omit<ListRefetchParts, 'index' | 'environment'> {
  index: EntityCache
  records: RulesRegistry
  /** Called after a record was fetched again; `before` is missing where no answer had shown it. */
  onUpdated: (before: Entity | undefined, after: Entity) => void
}

export function startLive(parts: StartParts): LiveManager {
  const { environment, index, records } = parts
  const refetchList = createListRefetch(parts)
  return createLive({
    ...parts,
    refetch: createRefetch({ ...parts, now: environment.now, refetchList }),
    refetchList,
    oldestRequest: (table) => index.oldestRequest(typenamesOf(records, table)),
  })
}
