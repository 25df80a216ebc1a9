import path from 'node:path'
import { pnpm } from '../pnpm.ts'
import { playwrightTotals } from './playwrightTotals.ts'
import type { Suite } from './runSuite.ts'
import type { Totals } from './totals.ts'
import { vitestTotals } from './vitestTotals.ts'

const vitest = (name: string, ...projects: string[]): Suite => ({
  name,
  command: ['vitest', 'run', ...projects.flatMap((project) => ['--project', project])],
  report: `reports/${name}.json`,
  read: vitestTotals,
  env: { VITEST_REPORT: `reports/${name}.json` },
})

const parts = 3

/** A part of the stories: each has a page of its own, and with it one core. The first begins before the others. */
const stories = (part: number): Suite => {
  const { command, ...suite } = vitest(`storybook-${part}`, 'storybook')
  return { ...suite, command: [...command, '--shard', `${part}/${parts}`] }
}

const e2e: Suite = {
  name: 'e2e',
  command: ['playwright', 'test', '-c', 'e2e/playwright.config.ts', '--trace', 'on-first-retry'],
  report: 'reports/e2e.json',
  read: playwrightTotals,
  limit: 55,
  // Playwright reads a relative path from where its configuration stands.
  env: { PLAYWRIGHT_JSON_OUTPUT_NAME: path.resolve('reports/e2e.json') },
}

const fuzz: Suite = {
  name: 'fuzz',
  command: ['node', 'scripts/fuzz.ts', '--slice'],
  report: 'reports/fuzz.json',
  read: (totals: Totals) => totals,
  env: { FUZZ_REPORT: 'reports/fuzz.json' },
}

const command = (name: string, ...words: string[]): Suite => ({ name, command: words })

/**
 * Everything CI runs, a stage after the other: what is quick and likely to fail comes first. The lanes of a stage run
 * beside each other; what uses one core only, or waits as much as it works, shares a stage.
 */
export const stages: Suite[][][] = [
  [
    [
      command('lint', 'eslint', '.', '--max-warnings', '0'),
      // TypeScript 7 checks in half the time of 6, which stays for the tools that need its API; more checkers than one would
      // check much of it twice.
      command('typecheck', 'node', 'node_modules/typescript-7/bin/tsc', '-b', '--checkers', '1'),
    ],
    [command('format', 'prettier', '--check', '--log-level', 'warn', '.')],
  ],
  [
    [command('generated', 'node', 'scripts/generated.ts')],
    // What is published beside the sandbox's code: no platform of the stages below then finds out its schema or fills its
    // data anew, which takes a processor six seconds.
    [
      command('snapshot', 'node', 'packages/sandbox/build/snapshot.ts'),
      command('schema', 'node', 'packages/sandbox/build/schema.ts'),
    ],
  ],
  [[vitest('unit', 'core', 'react', 'alone')]],
  // Both wait for databases, sockets and clocks for half of their time.
  [[vitest('sandbox', 'sandbox')], [fuzz]],
  [
    [stories(1), stories(2)],
    [
      command('build', ...pnpm, '-r', '--filter', './packages/*', 'build'),
      command('size', 'node', 'bench/size.ts'),
      command('api', 'node', 'scripts/apiReport.ts', '--check'),
      command('packed', 'node', 'scripts/packed.ts'),
      command('sample', 'node', 'scripts/sample.ts'),
      stories(3),
    ],
  ],
  [[e2e]],
  [[command('conformance', 'node', 'scripts/conformance.ts', '--check')]],
]
