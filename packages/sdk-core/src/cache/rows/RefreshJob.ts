import type { Ask } from './fetchRows'
import type { RecordChanges } from './RecordChange'

/** Records of one type that changed on the platform, and how to ask for them. */
export interface RefreshJob {
  typename: string
  changes: RecordChanges
  /** When the client learned of the changes, and when it asks for them, in milliseconds. */
  changedAt: number
  askedAt: number
  ask: Ask
  /** Called with the changes when a request that was in flight has ended: its answer may be older than the change. */
  onMissed: (changes: RecordChanges) => void
}

/** The result of bringing a list or an answer up to date. */
export interface Refreshed {
  /** Only the platform knows its current contents, so its query is sent again. */
  needsFullRefetch: boolean
  /** The ids of changed records of which the platform answered with older versions. */
  lagging: readonly string[]
}

export const fullRefetchNeeded: Refreshed = { needsFullRefetch: true, lagging: [] }
