import type { Database } from '../db/openDb.ts'
import type { FileStore } from '../files/FileStore.ts'
import type { LiveSockets } from '../live/LiveSockets.ts'
import type { Origins } from './origins.ts'

/** What every part of the server is given: no part reaches for anything else. */
export interface PlatformServices {
  db: Database
  origins: Origins
  /** Where uploaded files are kept. */
  files: FileStore
  /** The open sockets. */
  live: LiveSockets
  /** Emulators stand in for what a laptop cannot reach; a production platform has none. */
  hasEmulators: boolean
  /** Whether the server is about to stop: then nobody new is to be sent here. */
  running: { isStopping: boolean }
}
