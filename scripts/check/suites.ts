import path from 'node:path'
import { pnpm } from '../pnpm.ts'
import type { Suite } from './runSuite.ts'
import { playwrightTotals, type Totals, vitestTotals } from './totals.ts'

const vitest = (name: string, ...projects: string[]): Suite => ({
  name,
  command: ['vitest', 'run', ...projects.flatMap((project) => ['--project', project])],
  report: `reports/${name}.json`,
  read: vitestTotals,
  env: { VITEST_REPORT: `reports/${name}.json` },
})

/** Everything CI runs, in order: what is quick and likely to fail comes first. */
export const suites: Suite[] = [
  { name: 'format', command: ['prettier', '--check', '--log-level', 'warn', '.'] },
  { name: 'lint', command: ['eslint', '.', '--max-warnings', '0'] },
  { name: 'typecheck', command: ['tsc', '-b'] },
  { name: 'generated', command: ['node', 'scripts/generated.ts'] },
  vitest('unit', 'core', 'react', 'alone'),
  vitest('sandbox', 'sandbox'),
  vitest('storybook', 'storybook'),
  {
    name: 'fuzz',
    command: ['node', 'scripts/fuzz.ts', '--slice'],
    report: 'reports/fuzz.json',
    read: (totals: Totals) => totals,
    env: { FUZZ_REPORT: 'reports/fuzz.json' },
  },
  { name: 'build', command: [...pnpm, '-r', '--filter', './packages/*', 'build'] },
  { name: 'size', command: ['node', 'bench/size.ts'] },
  { name: 'sample', command: ['node', 'scripts/sample.ts'] },
  {
    name: 'e2e',
    command: ['playwright', 'test', '-c', 'e2e/playwright.config.ts'],
    report: 'reports/e2e.json',
    read: playwrightTotals,
    // Playwright reads a relative path from where its configuration stands.
    env: { PLAYWRIGHT_JSON_OUTPUT_NAME: path.resolve('reports/e2e.json') },
  },
  { name: 'conformance', command: ['node', 'scripts/conformance.ts', '--check'] },
]
