import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { folder, planFile } from './files.ts'
import type { Plan } from './Plan.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const vitest = `${root}/node_modules/vitest/vitest.mjs`
const result = `${folder}/result.json`

/** By test file: the tests that turned red, one after another. A file that did not end is not in it. */
export type Red = Map<string, string[]>

interface Result {
  testResults: {
    name: string
    status: string
    message: string
    assertionResults: { status: string; title: string; ancestorTitles: string[] }[]
  }[]
}

/** Runs test files in one process, each with what the plan removes in it. */
export function runTests(files: readonly string[], plan: Plan): Red {
  mkdirSync(folder, { recursive: true })
  writeFileSync(planFile, JSON.stringify(plan))
  rmSync(result, { force: true })
  const config = [
    '--config',
    'scripts/refusals/vitest.config.ts',
    '--reporter=json',
    `--outputFile=${result}`,
  ]
  const { CI: _, ...env } = process.env
  spawnSync(process.execPath, [vitest, 'run', ...config, ...files], {
    cwd: root,
    env,
    stdio: 'ignore',
    timeout: 1_200_000,
  })
  rmSync(planFile)
  return redOf(JSON.parse(readFileSync(result, 'utf8')) as Result)
}

function redOf({ testResults }: Result): Red {
  return new Map(
    testResults.map(({ name, status, message, assertionResults }) => {
      const red = assertionResults.filter((one) => one.status === 'failed')
      const names = red.map(({ title, ancestorTitles }) => [...ancestorTitles, title].join(' > '))
      const begins =
        status === 'failed' && names.length === 0 ? [`before its tests: ${message.slice(0, 200)}`] : []
      return [name.slice(root.length), [...names, ...begins]]
    }),
  )
}
