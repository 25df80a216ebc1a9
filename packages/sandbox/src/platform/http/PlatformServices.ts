import type { Scenarios } from '../../emulators/scenarios/Scenarios.ts'
import type { FileStore } from '../files/FileStore.ts'
import type { LiveSockets } from '../live/sockets/LiveSockets.ts'
import type { Origins } from './origins.ts'
import type { Database } from '../db/Database.ts'

/** The services that every part of the server receives; no part reads anything else. */
export interface PlatformServices {
  db: Database
  origins: Origins
  /** The store of uploaded files. */
  files: FileStore
  /** The open sockets. */
  live: LiveSockets
  /** Emulators replace services that a laptop cannot reach; a production platform has none. */
  hasEmulators: boolean
  /** The active scenarios; undefined in production. */
  scenarios: Scenarios | undefined
  /**
   * Returns the folder of the packed packages, for sites that install them from this server; undefined in a published sandbox.
   */
  packages: (() => Promise<string>) | undefined
  /** True when the server is about to stop, so that no new requests are routed here. */
  running: { isStopping: boolean }
}
