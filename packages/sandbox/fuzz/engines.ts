import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { canStartPostgres, startPostgres } from '../src/testing/startPostgres.ts'

/** A place for data that outlives the process that writes them. */
export interface Engine {
  name: string
  /** What the platform is started with. */
  options: { dataDir?: string; databaseUrl?: string }
  stop(): Promise<void>
}

/** PGlite in a folder, and PostgreSQL where there is one. */
export async function engines(): Promise<Engine[]> {
  const folder = mkdtempSync(path.join(tmpdir(), 'capstan-fuzz-'))
  const pglite: Engine = {
    name: 'PGlite',
    options: { dataDir: path.join(folder, 'data') },
    stop: async () => rmSync(folder, { recursive: true, force: true }),
  }
  if (!canStartPostgres()) return [pglite]
  const server = await startPostgres()
  return [pglite, { name: 'PostgreSQL', options: { databaseUrl: server.url }, stop: () => server.stop() }]
}
