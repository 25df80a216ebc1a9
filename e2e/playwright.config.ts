import { existsSync, globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { defineConfig } from '@playwright/test'
import { coreTests } from './core'
import {
  embedCustomers,
  embedOrigin,
  embedPlace,
  embedPort,
  platformOrigin,
  platformPort,
  postgresOrigin,
  postgresPort,
  providerOrigin,
} from './places'

const executablePath = [
  process.env.CHROMIUM_PATH,
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
].find((path) => path && existsSync(path))
const quiet = ['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage', '--disable-quic', '--no-first-run']
/** No page of a test lives long enough to gain from V8's optimising compilers. */
const interpreted = '--js-flags=--no-turbofan --no-maglev'

// Days are those of one time zone, of the tests and of the browser, wherever they run.
process.env.TZ = 'UTC'

/** A platform that already runs at E2E_PORT, while specs are written; CI always starts its own. */
const isRunning = process.env.E2E_RUNNING === 'yes'

/** True when only the journeys run, as in `npm test`: they need only one platform. */
const isCore = process.env.E2E_LEVEL === 'core'

/** The specs that are named on the command line, or all of them. */
function chosenSpecs(): string[] {
  const all = globSync('*/*.spec.ts', { cwd: import.meta.dirname })
  const words = process.argv.slice(3).filter((word) => !word.startsWith('-'))
  const named = all.filter((file) => words.some((word) => `e2e/${file}`.includes(word.replace(/:\d+$/, ''))))
  return named.length > 0 ? named : all
}

/** Returns true when one of the chosen specs uses something: unused servers are not started. */
const isAsked = (name: RegExp): boolean =>
  !isCore &&
  chosenSpecs().some((file) => name.test(readFileSync(path.join(import.meta.dirname, file), 'utf8')))

const server = { cwd: '..', reuseExistingServer: false }

/** The build that `npm start` makes and serves. */
const platform = {
  ...server,
  command: 'node e2e/startPlatform.ts',
  env: { PORT: String(platformPort) },
  url: `${platformOrigin}/healthz`,
  // It builds the app first, which takes minutes where others load the machine.
  timeout: 400_000,
}

const onPostgres = {
  ...server,
  command: 'node scripts/startOnPostgres.ts',
  env: { PORT: String(postgresPort), FIRST: platformOrigin },
  url: `${postgresOrigin}/healthz`,
  timeout: 400_000,
}

/** A broker's site, built outside the workspace from the packed packages (scripts/sample.ts). */
const brokerSite = {
  ...server,
  command: 'node scripts/sample/serveSample.ts',
  env: {
    PORT: String(embedPort),
    PLATFORM: platformOrigin,
    PROVIDERS: providerOrigin,
    CUSTOMERS: embedCustomers,
    ...embedPlace,
  },
  url: embedOrigin,
  timeout: 30_000,
}

/** The specs that take minutes start first, so that the run does not wait for them at its end. */
const long =
  /(docs-start|main-journeys|every-state|all-grids|from-account-to-statement|refused-access|who-may-[\w-]+)\.spec\.ts$/

export default defineConfig({
  testDir: '.',
  testMatch: '*.spec.ts',
  grep: isCore ? coreTests : undefined,
  projects: [
    { name: 'long', testMatch: long },
    { name: 'others', testIgnore: long },
  ],
  outputDir: '../test-results',
  fullyParallel: false,
  // Two browsers and two platforms fill two cores: five pages at once took as long, and were late.
  workers: 3,
  // A test that fails is wrong, however busy the machine is.
  retries: 0,
  // A loaded machine takes its time: waiting longer costs nothing where the answer comes.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  reporter: [
    ['list'],
    ['json', { outputFile: process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ?? '../reports/e2e.json' }],
  ],
  use: {
    baseURL: platformOrigin,
    actionTimeout: 30_000,
    // A context with the compiled code of its pages is reused for the next test, without the data of the last one.
    reuseContext: true,
    launchOptions: {
      executablePath,
      args: [...quiet, interpreted, '--disable-background-networking', '--disable-component-update'],
    },
    // Keeping a trace of everything costs a quarter of the time: the check (scripts/check) keeps none, and runs failed tests
    // again alone.
    trace: 'retain-on-failure',
  },
  webServer: isRunning
    ? []
    : [
        platform,
        ...(isAsked(/postgresOrigin/) ? [onPostgres] : []),
        ...(isAsked(/embedOrigin|signInToSite/) ? [brokerSite] : []),
      ],
})
