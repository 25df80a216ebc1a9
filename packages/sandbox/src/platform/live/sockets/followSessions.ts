import type { Database } from '../../db/Database.ts'

/** Callbacks for session events: one ended, one has a new token, or the data were reset. */
export interface SessionHandlers {
  onEnd: (key: string, reason?: string) => void
  onRotate: (key: string, next: string) => void
  onReset: () => void
  onGap: () => void
}

interface SessionEvent {
  key?: string
  next?: string | null
  /** The reason of its end. */
  reason?: string | null
  reset?: boolean
}

/** Follows changes of sessions, on this server and on every other one of the same database. */
export async function followSessions(db: Database, handlers: SessionHandlers): Promise<() => Promise<void>> {
  const follow = ({ key, next, reason, reset }: SessionEvent) => {
    if (reset) handlers.onReset()
    else if (key && next) handlers.onRotate(key, next)
    else if (key) handlers.onEnd(key, reason ?? undefined)
  }
  return db.listen('app_session', (payload) => follow(JSON.parse(payload) as SessionEvent), {
    onGap: handlers.onGap,
  })
}

/** Notifies every server that the data were reset, so that watchers request their rows again. */
export async function notifyReset({ pool }: Database): Promise<void> {
  await pool.query(`select pg_notify('app_session', '{"reset": true}')`)
}
