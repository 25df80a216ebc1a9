import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { keyOf } from './candidates.ts'
import { folder, planFile, reachedFile, triedFile } from './files.ts'
import { everyTest, type Plan } from './Plan.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const vitest = `${root}node_modules/vitest/vitest.mjs`
const result = `${folder}/result.json`

/** How tests ended, by file and name; what did not end is in neither. */
export interface Ends {
  red: Set<string>
  green: Set<string>
}

interface Result {
  testResults: {
    name: string
    status: string
    assertionResults: { status: string; title: string; ancestorTitles: string[] }[]
  }[]
}

/** Runs test files in one process, with what the plan removes in them. */
export function runTests(files: readonly string[], plan: Plan): Ends {
  mkdirSync(folder, { recursive: true })
  writeFileSync(planFile, JSON.stringify(plan))
  for (const file of [result, reachedFile, triedFile]) rmSync(file, { force: true })
  const config = [
    '--config',
    'scripts/refusals/vitest.config.ts',
    '--reporter=json',
    `--outputFile=${result}`,
  ]
  const { CI: _, ...env } = process.env
  const options = { cwd: root, env, stdio: 'ignore', timeout: 1_800_000 } as const
  spawnSync(process.execPath, [vitest, 'run', ...config, ...files], options)
  rmSync(planFile)
  // A run that did not end says nothing.
  const ended = existsSync(result)
    ? (JSON.parse(readFileSync(result, 'utf8')) as Result)
    : { testResults: [] }
  return endsOf(ended)
}

function endsOf({ testResults }: Result): Ends {
  const ends: Ends = { red: new Set(), green: new Set() }
  for (const { name, status, assertionResults } of testResults) {
    const file = name.slice(root.length)
    for (const { status: end, title, ancestorTitles } of assertionResults) {
      const key = keyOf({ file, test: [...ancestorTitles, title].join(' > ') })
      if (end === 'failed') ends.red.add(key)
      if (end === 'passed') ends.green.add(key)
    }
    ends[status === 'failed' ? 'red' : 'green'].add(keyOf({ file, test: everyTest }))
  }
  return ends
}
