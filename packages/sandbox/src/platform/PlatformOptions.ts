import type { SeedSize } from './db/seedSizes.ts'
import type { Database } from './db/Database.ts'

export interface PlatformOptions {
  /** The main port; the providers get the next one. 0 takes any two that are free. */
  port?: number
  /** The address to listen on; anything but this machine itself needs `isExposed`. */
  host?: string
  /** Serves the network on purpose: every person who reaches the machine can sign in as any user. */
  isExposed?: boolean
  /** The origin that browsers know the platform by, when something stands in front of it. */
  publicUrl?: string
  /** The seed of a new database; `small` by default. */
  seed?: SeedSize
  /** PGlite's folder; without it the data live in memory. */
  dataDir?: string
  /**
   * The folder of uploaded files; by default one in the data folder, or a temporary one that is removed when the platform closes.
   */
  filesDir?: string
  /** Further types of files that may be uploaded: `xlsx`, `docx`, `png`, `jpg`. */
  allowedUploads?: readonly string[]
  /** A PostgreSQL server to use instead of PGlite. */
  databaseUrl?: string
  /** A database that is open already; it stays open when the platform closes. */
  db?: Database
  /** The built app. */
  appDir?: string
  /** Serve the source maps of the app, which contain its sources; off unless asked for. */
  hasSourceMaps?: boolean
  /** Answers the folder of the packed packages, `capstan-<name>.tgz`, to be installed from here. */
  packages?: () => Promise<string>
  /** `silent`, `warn`, `info`… */
  logLevel?: string
}
