import type { Scenarios } from '../../emulators/scenarios/Scenarios.ts'
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
  /** What goes wrong on purpose; nothing does in production. */
  scenarios: Scenarios | undefined
  /** Where the packed packages lie, for whoever installs them from here; a published sandbox has none. */
  packages: (() => Promise<string>) | undefined
  /** Whether the server is about to stop: then nobody new is to be sent here. */
  running: { isStopping: boolean }
}
