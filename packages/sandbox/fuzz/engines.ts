import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { copyTemplate } from '../src/testing/database/postgresTemplate.ts'
import { canStartPostgres, startPostgres } from '../src/testing/database/startPostgres.ts'

/** A place for data that outlives the process that writes them. */
export interface Engine {
  name: string
  /** The options that the platform is started with. */
  options: { dataDir?: string; databaseUrl?: string }
  stop(): Promise<void>
}

/** PGlite in a folder, and PostgreSQL where there is one, filled already where `pnpm fuzz` has made a template; or the one that is named alone, if it is there. */
export async function engines(only?: string): Promise<Engine[]> {
  const all: Engine[] = []
  if (only !== 'PostgreSQL') all.push(pglite())
  if (only !== 'PGlite' && canStartPostgres()) all.push(await postgres())
  return all
}

function pglite(): Engine {
  const folder = mkdtempSync(path.join(tmpdir(), 'capstan-fuzz-'))
  return {
    name: 'PGlite',
    options: { dataDir: path.join(folder, 'data') },
    stop: async () => rmSync(folder, { recursive: true, force: true }),
  }
}

async function postgres(): Promise<Engine> {
  const template = process.env.FUZZ_TEMPLATE
  const server = template ? await copyTemplate(template) : await startPostgres()
  return { name: 'PostgreSQL', options: { databaseUrl: server.url }, stop: () => server.stop() }
}
