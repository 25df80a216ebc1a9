import path from 'node:path'
import { pnpm } from '../machine/pnpm.ts'
import { playwrightTotals } from './playwrightTotals.ts'
import type { Suite } from './runSuite.ts'
import type { Totals } from './totals.ts'
import { vitestTotals } from './vitestTotals.ts'

/** Suites that run together: the lanes beside each other, the suites of a lane one after the other. */
export interface Stage {
  name: string
  /** The minutes it may take on two quiet cores: when it exceeds them, its slowest files are printed. */
  share: number
  lanes: Suite[][]
}

/** `core` is the level of CI, `all` is everything. */
export type Level = 'core' | 'all'

/** Returns the folder for the reports of a level; the conformance pages are generated from those of `all`. */
export const reportsOf = (level: Level): string => (level === 'all' ? 'reports' : 'reports/core')

export const command = (name: string, ...words: string[]): Suite => ({ name, command: words })

/** Tests that vitest runs; `files` are those of its projects that run, without any all of them. */
export function vitest(
  name: string,
  { projects, files = [], reports }: { projects: string[]; files?: string[]; reports: string },
): Suite {
  const report = `${reports}/${name}.json`
  return {
    name,
    command: ['vitest', 'run', ...projects.flatMap((project) => ['--project', project]), ...files],
    report,
    read: vitestTotals,
    env: { VITEST_REPORT: report },
  }
}

const unitProjects = ['core', 'react', 'alone']

/** The unit tests: on the level of CI without those called `*.exhaustive.test.ts`. */
export function unit(level: Level, reports: string, files?: string[]): Suite {
  const suite = vitest('unit', { projects: unitProjects, files, reports })
  return level === 'core' ? { ...suite, env: { ...suite.env, TEST_LEVEL: 'core' } } : suite
}

/** The tests of the platform: on both engines, or on PGlite, which shows everything except races. */
export function sandbox(level: Level, reports: string, files?: string[]): Suite {
  const suite = vitest('sandbox', { projects: ['sandbox'], files, reports })
  // Both engines take more than half an hour on a slow machine.
  if (level === 'all') return { ...suite, limit: 60, needs: ['postgres'] }
  return { ...suite, env: { ...suite.env, SANDBOX_ENGINES: 'PGlite' } }
}

/** Stories: `all` asks axe twice, in English and in the combination that is drawn by the name of the story. */
export function stories(level: Level, suite: Suite): Suite {
  const env = { ...suite.env, ...(level === 'core' && { STORYBOOK_AXE: 'once' }) }
  return { ...suite, limit: 30, needs: ['chromium'], env }
}

/** End-to-end tests: the journeys, all of them, or those of some files, which start the servers they need. */
export function e2e(level: Level, reports: string, files: string[] = []): Suite {
  const report = `${reports}/e2e.json`
  return {
    name: 'e2e',
    command: ['playwright', 'test', '-c', 'e2e/playwright.config.ts', '--trace=off', ...files],
    report,
    read: playwrightTotals,
    limit: level === 'all' ? 90 : 40,
    needs: level === 'all' && files.length === 0 ? ['chromium', 'engines', 'postgres'] : ['chromium'],
    env: {
      // Playwright reads a relative path from where its configuration stands.
      PLAYWRIGHT_JSON_OUTPUT_NAME: path.resolve(report),
      ...(level === 'core' && { E2E_LEVEL: 'core' }),
    },
  }
}

const fuzz: Suite = {
  name: 'fuzz',
  command: ['node', 'scripts/fuzz.ts', '--slice'],
  report: 'reports/fuzz.json',
  read: (totals: Totals) => totals,
  needs: ['postgres'],
  env: { FUZZ_REPORT: 'reports/fuzz.json' },
}

// TypeScript 7 checks in half the time of 6, which stays for the tools that need its API; more checkers than one would
// check much of it twice.
export const typecheck = command(
  'typecheck',
  ...['node', 'node_modules/typescript-7/bin/tsc', '-b', '--checkers', '1'],
)

export const build = command('build', ...pnpm, '-r', '--filter', './packages/*', 'build')

/** The stages of a level, one after the other: quick ones that are likely to fail come first. */
export function stagesOf(level: Level): Stage[] {
  const isAll = level === 'all'
  const reports = reportsOf(level)
  return [
    {
      name: 'static checks',
      share: 1.4,
      lanes: [
        [command('lint', 'eslint', '.', '--max-warnings', '0'), typecheck],
        [command('format', 'prettier', '--check', '--log-level', 'warn', '.')],
      ],
    },
    {
      name: 'generated files',
      share: 0.8,
      lanes: [
        [command('generated', 'node', 'scripts/generated.ts')],
        // Builds the files published beside the sandbox's code, so that no platform of the stages below introspects its schema or
        // fills its data again, which takes six seconds of CPU time.
        [
          command('snapshot', 'node', 'packages/sandbox/build/snapshot.ts'),
          command('schema', 'node', 'packages/sandbox/build/schema.ts'),
        ],
      ],
    },
    {
      name: 'unit',
      share: 1.5,
      lanes: [[unit(level, reports)]],
    },
    {
      name: 'sandbox',
      share: isAll ? 11.5 : 5.4,
      // Both wait for databases, sockets and clocks for half of their time.
      lanes: [[sandbox(level, reports)], ...(isAll ? [[fuzz]] : [])],
    },
    {
      name: 'stories and build',
      share: isAll ? 14 : 4.2,
      // Two pages take the files in turn; one server transforms the code for both.
      lanes: [
        [stories(level, vitest('storybook', { projects: ['storybook'], reports }))],
        [build, ...(isAll ? published : [])],
      ],
    },
    { name: 'end to end', share: isAll ? 14.5 : 4.7, lanes: [[e2e(level, reports)]] },
    ...(isAll ? [conformance] : []),
  ]
}

/** The site of a broker, built outside the workspace from the packed packages. */
export const sample = command('sample', 'node', 'scripts/sample.ts')

/** The site that Next renders, built outside the workspace from the packed packages. */
const next = command('next', 'node', 'scripts/sample/renderInNext.ts')

/** The checks of the packages as published. */
const published = [
  command('size', 'node', 'bench/size.ts'),
  command('api', 'node', 'scripts/apiReport.ts', '--check'),
  command('packed', 'node', 'scripts/packed.ts'),
  sample,
  next,
  // Six installations, each of every package.
  { ...command('installs', 'node', 'scripts/sample/installs.ts'), limit: 40 },
]

const conformance: Stage = {
  name: 'conformance',
  share: 0.1,
  lanes: [[command('conformance', 'node', 'scripts/conformance.ts', '--check')]],
}
