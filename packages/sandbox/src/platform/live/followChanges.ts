import type { Change } from './Change.ts'
import type { Database } from '../db/Database.ts'

/** The callbacks of a follower. */
export interface ChangeHandlers {
  onChange: (change: Change) => void
  /** From now on changes may be missed. */
  onLost: () => void
  /** Called when changes may have been missed: watchers of rows have to request them again. */
  onGap: () => void
}

/** Follows the changes of every live row, on this server and on every other one of the same database. */
export async function followChanges(
  db: Database,
  { onChange, onLost, onGap }: ChangeHandlers,
): Promise<() => Promise<void>> {
  return db.listen(
    'app_change',
    (payload) => onChange(JSON.parse(payload) as Change), // written by the triggers of our own tables
    { onLost, onGap },
  )
}
