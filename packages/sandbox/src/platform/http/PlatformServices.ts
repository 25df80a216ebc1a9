import type { Database } from '../db/openDb.ts'
import type { FileStore } from '../files/FileStore.ts'
import type { LiveSessions } from '../live/LiveSessions.ts'
import type { Origins } from './origins.ts'

/** What every part of the server is given: no part reaches for anything else. */
export interface PlatformServices {
  db: Database
  origins: Origins
  /** Where uploaded files are kept. */
  files: FileStore
  /** What becomes of open sockets when a session ends or moves on. */
  live: LiveSessions
  /** Emulators stand in for what a laptop cannot reach; a production platform has none. */
  hasEmulators: boolean
}
