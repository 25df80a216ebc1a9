import { existsSync } from 'node:fs'
import { defineConfig } from '@playwright/test'
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
/** No page of a walk lives long enough for what V8's optimising compilers cost to come back. */
const interpreted = '--js-flags=--no-turbofan --no-maglev'

/** A platform that already runs at E2E_PORT, while specs are written; CI always starts its own. */
const isRunning = process.env.E2E_RUNNING === 'yes'

/** The specs that take minutes: what begins last is what everybody waits for. */
const long = /(docs-start|for-everybody|from-account-to-statement|who(ever)?-may-[\w-]+)\.spec\.ts$/

export default defineConfig({
  testDir: '.',
  testMatch: '*.spec.ts',
  projects: [
    { name: 'long', testMatch: long },
    { name: 'others', testIgnore: long },
  ],
  outputDir: '../test-results',
  fullyParallel: false,
  // Two browsers and two platforms fill two cores: five pages at once took as long, and were late.
  workers: 3,
  // A machine that others load can be late once; what fails twice is wrong.
  retries: process.env.CI ? 1 : 0,
  timeout: 120_000,
  expect: { timeout: 15_000 },
  reporter: [
    ['list'],
    ['json', { outputFile: process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ?? '../reports/e2e.json' }],
  ],
  use: {
    baseURL: platformOrigin,
    actionTimeout: 15_000,
    // A context with its pages' code compiled takes the next walk, too, emptied of what the last one kept.
    reuseContext: true,
    launchOptions: {
      executablePath,
      args: [...quiet, interpreted, '--disable-background-networking', '--disable-component-update'],
    },
    // Keeping a trace of everything costs a quarter of the time: the whole run (scripts/check) keeps none but of what CI
    // tries once more, and what failed in it is run again alone.
    trace: process.env.CI ? 'on-first-retry' : 'retain-on-failure',
  },
  webServer: isRunning
    ? []
    : [
        {
          // The build that `npm start` makes and serves.
          command: 'node e2e/startPlatform.ts',
          cwd: '..',
          env: { PORT: String(platformPort) },
          url: `${platformOrigin}/healthz`,
          timeout: 120_000,
          reuseExistingServer: false,
        },
        {
          command: 'node scripts/startOnPostgres.ts',
          cwd: '..',
          env: { PORT: String(postgresPort), FIRST: platformOrigin },
          url: `${postgresOrigin}/healthz`,
          timeout: 180_000,
          reuseExistingServer: false,
        },
        {
          // A broker's site, built outside the workspace from the packed packages (scripts/sample.ts).
          command: 'node scripts/serveSample.ts',
          cwd: '..',
          env: {
            PORT: String(embedPort),
            PLATFORM: platformOrigin,
            PROVIDERS: providerOrigin,
            CUSTOMERS: embedCustomers,
            ...embedPlace,
          },
          url: embedOrigin,
          timeout: 30_000,
          reuseExistingServer: false,
        },
      ],
})
