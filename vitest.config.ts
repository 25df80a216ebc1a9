import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import react from '@vitejs/plugin-react'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url))
const conditions = ['capstan-source', 'module', 'browser', 'development|production']
// Vitest hands these to Node too: 'import' among them would make require() load ES modules.
const nodeConditions = ['capstan-source', 'node', 'module']

/** The first Chromium there is: the one named, Debian's, or Playwright's own. */
const executablePath = [
  process.env.CHROMIUM_PATH,
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
].find((path) => path && existsSync(path))
const chromium = playwright({
  launchOptions: { executablePath, args: ['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage'] },
  // What rises or fades in is there at once: whether it is visible does not depend on how far its animation has come.
  contextOptions: { reducedMotion: 'reduce' },
})

/** For `expect.poll`, as `vitest.waits.ts` for `vi.waitFor`. */
const longPolls = { poll: { timeout: 10_000 } }

const source = { resolve: { conditions }, ssr: { resolve: { conditions: nodeConditions } } }

const inPage = {
  ...source,
  plugins: [react()],
  test: {
    environment: 'jsdom',
    setupFiles: [at('./vitest.waits.ts'), at('./vitest.setup.ts')],
    expect: longPolls,
    // A busy machine takes half a minute for the code that the first test of a file, or a hook before it, loads.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // Rules are inserted one by one, as in production: jsdom reads a sheet that grows as a text from its beginning each time.
    env: { SC_DISABLE_SPEEDY: 'false' },
  },
}

/** The files that take seconds, independent of their length; they start first, so that no worker waits for them at the end. */
const slow =
  /(large|cli|rows|uploads|production|reseed|policies|health|migrate|dataDir|openPglite|oneRequest|races|servers|keepWorking|roleMatrix|graphql|setupSubmit|AccountSetupView|everyRoute|offerWalls)(\.postgres)?\.test\.tsx?$/

class SlowestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    return [true, false].flatMap((isSlow) => sorted.filter(({ moduleId }) => slow.test(moduleId) === isSlow))
  }
}

/** Storybook takes seconds to start, so only a run that names its project (`--project storybook`) starts it. */
const projects = process.argv.filter((_, at, words) => words[at - 1] === '--project')
const isStories = projects.includes('storybook')
// Stories render with the production build of React, as a host does: the development build takes twice the time. The tests in
// jsdom need the development build, so a run of both uses that for the stories too.
if (isStories && projects.every((name) => name === 'storybook')) process.env.NODE_ENV = 'production'

const stories = isStories
  ? [
      {
        ...source,
        // Vite looks for what to bundle only once: a cache from before an import was added reloads the page mid-run.
        optimizeDeps: { force: true },
        // Stories that repeat another one in one more language, theme or width run only in `npm run test:all`: each story is checked in one
        // combination of them anyway.
        plugins: [
          storybookTest({
            configDir: at('./.storybook'),
            tags: { exclude: process.env.STORYBOOK_AXE === 'once' ? ['variant'] : [] },
          }),
        ],
        test: {
          name: 'storybook',
          // Every story has an instance of its own already: a fresh page for each file would double the time.
          isolate: false,
          // The first story of a file loads its code, which a busy machine takes half a minute for.
          testTimeout: 120_000,
          browser: {
            enabled: true,
            headless: true,
            provider: chromium,
            // A loaded machine takes over a minute to open the first page.
            connectTimeout: 240_000,
            // The size that Storybook gives each story: resizing the page takes a third of a second.
            viewport: { width: 1200, height: 900 },
            instances: [{ browser: 'chromium' as const }],
          },
        },
      },
    ]
  : []

export default defineConfig({
  ...source,
  test: {
    // A test that fails is wrong, however busy the machine is.
    retry: 0,
    // A test moves the focus within React's act, which renders at once what the focus changed: also within the render that
    // moved it, where React refuses. Only tests have an act; what a story shows in the end is asserted all the same.
    onUnhandledError: ({ message, stack }) =>
      message !== 'Should not already be working.' || !stack?.includes('flushActQueue'),
    // A core that waits for the browser, the database or the reporter works for the other file.
    maxWorkers: 2,
    sequence: { sequencer: SlowestFirst },
    reporters: ['default', ['json', { outputFile: process.env.VITEST_REPORT ?? 'reports/vitest.json' }]],
    projects: [
      {
        ...source,
        test: {
          name: 'core',
          environment: 'node',
          include: [
            ...['packages/{sdk-core,theme}/src/**/*.test.ts', 'scripts/**/*.test.ts', 'e2e/*.test.ts'],
            'examples/{receive-webhooks,embed-onboarding/server}/*.test.ts',
          ],
          // What takes half a minute of processor and finds no defect that a reader would meet: `npm run test:all` runs it.
          exclude: process.env.TEST_LEVEL === 'core' ? ['**/*.exhaustive.test.ts'] : [],
          setupFiles: [at('./vitest.waits.ts'), at('./packages/sdk-core/src/testing/loadParts.ts')],
          expect: longPolls,
          // Properties are tried a thousand times over, or all files are read, and the machine may be busy.
          testTimeout: 120_000,
          hookTimeout: 60_000,
          isolate: false,
        },
      },
      {
        ...inPage,
        test: {
          ...inPage.test,
          name: 'react',
          include: ['packages/sdk-react/src/**/*.test.{ts,tsx}', 'examples/host-app/src/**/*.test.{ts,tsx}'],
          exclude: ['**/*.alone.test.tsx'],
          // A page and React Aria's code for each file would take twice as long as the tests.
          isolate: false,
        },
      },
      {
        ...inPage,
        test: { ...inPage.test, name: 'alone', include: ['packages/*/src/**/*.alone.test.tsx'] },
      },
      {
        test: {
          name: 'sandbox',
          environment: 'node',
          include: ['packages/sandbox/src/**/*.test.ts'],
          exclude: process.env.SANDBOX_ENGINES === 'PGlite' ? ['**/*.postgres.test.ts'] : [],
          globalSetup: [at('./packages/sandbox/src/testing/globalSetup.ts')],
          setupFiles: [at('./vitest.waits.ts')],
          expect: longPolls,
          // Some ask everything, for everyone: over a minute and a half on a slow machine.
          testTimeout: 300_000,
          hookTimeout: 300_000,
          // A worker keeps what it has read: PostGraphile's code and its schema cost each file seconds.
          isolate: false,
        },
      },
      ...stories,
    ],
  },
})
