// pnpm bench sandbox [--write]: runs a benchmark; those of the sandbox get a PostgreSQL of their own unless DATABASE_URL names one.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { canStartPostgres, startPostgres } from '../packages/sandbox/src/testing/database/startPostgres.ts'
import { findChromium } from './machine/chromium.ts'
import { ensurePostgres } from './machine/postgres.ts'

const [name = '', ...options] = process.argv.slice(2)
const file = [`bench/${name}/run.ts`, `bench/${name}.ts`].find((path) => existsSync(path))
if (!file) {
  console.error(
    `There is no benchmark called "${name}"; there are sandbox, imports, bulk, guards, isolation, limits, limits/guards, limits/capTable, live, live/client, data, forms, grid, grid/engine, size, interactive, desk, firstPaper, killed and webhooks.`,
  )
  process.exit(1)
}

ensurePostgres()
const server =
  [
    'sandbox',
    'imports',
    'bulk',
    'guards',
    'isolation',
    'limits',
    'limits/guards',
    'limits/capTable',
    'live',
    'live/client',
    'killed',
    'webhooks',
  ].includes(name) && canStartPostgres()
    ? await startPostgres()
    : undefined
const env = {
  ...process.env,
  // The Chromium that the suites run in, which a benchmark need not look for.
  CHROMIUM_PATH: findChromium(),
  ...(server && { DATABASE_URL: server.url }),
}
const { status } = spawnSync(process.execPath, [file, ...options], { stdio: 'inherit', env })
await server?.stop()
process.exit(status ?? 1)
