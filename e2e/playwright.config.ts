import { existsSync } from 'node:fs'
import { defineConfig } from '@playwright/test'
import { embedOrigin, platformPort } from './places'

const executablePath = [process.env.CHROMIUM_PATH, '/usr/bin/chromium'].find((path) => path && existsSync(path))
const quiet = ['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage', '--disable-quic', '--no-first-run']

export default defineConfig({
  testDir: '.',
  testMatch: '*.spec.ts',
  outputDir: '../test-results',
  fullyParallel: false,
  workers: 2,
  retries: 0,
  timeout: 45_000,
  expect: { timeout: 10_000 },
  reporter: [['list'], ['json', { outputFile: '../reports/e2e.json' }]],
  use: {
    baseURL: `http://localhost:${platformPort}`,
    launchOptions: { executablePath, args: [...quiet, '--disable-background-networking', '--disable-component-update'] },
    trace: 'retain-on-failure',
  },
  webServer: [
    {
      // The build that `npm start` makes and serves.
      command: 'node e2e/startPlatform.ts',
      cwd: '..',
      env: { PORT: String(platformPort) },
      url: `http://localhost:${platformPort}/healthz`,
      timeout: 120_000,
      reuseExistingServer: false,
    },
    {
      command: 'node ${sample}/server.ts',
      cwd: '..',
      url: embedOrigin,
      timeout: 30_000,
      reuseExistingServer: false,
    },
  ],
})
