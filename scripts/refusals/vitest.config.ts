import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import { isRule, platform } from './findRefusals.ts'
import { instrumentCode } from './instrumentCode.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const rules = path.join(root, platform)

/** Every refusal asks whether it stands, and every database of a test is told which does not. */
function transform(code: string, id: string) {
  if (id.endsWith('/testing/seededDb.ts'))
    return code.replaceAll(
      /return (openDb\(\{ snapshot[^\n]*)/g,
      'return globalThis.refusals.watch(await $1)',
    )
  const file = path.relative(rules, id)
  return id.startsWith(rules) && isRule(file) ? instrumentCode(file, code).text : undefined
}

export default defineConfig({
  resolve: { conditions: ['capstan-source', 'module', 'browser', 'development|production'] },
  ssr: { resolve: { conditions: ['capstan-source', 'node', 'module'] } },
  plugins: [{ name: 'refusals', enforce: 'pre', transform }],
  test: {
    root,
    environment: 'node',
    include: ['packages/sandbox/src/**/*.test.ts'],
    // They run the platform in other processes, build it, or hold it to milliseconds.
    exclude: [
      '**/{cli,exportSchema,builtSchema,production,large,dataDir,openPglite,migrate,reload,checkNode}.test.ts',
    ],
    globalSetup: [path.join(import.meta.dirname, 'provide.ts')],
    runner: path.join(import.meta.dirname, 'runner.ts'),
    setupFiles: [path.join(import.meta.dirname, 'watch.ts')],
    ...{ pool: 'forks', isolate: false, maxWorkers: 1, fileParallelism: false },
    testTimeout: 200_000,
    hookTimeout: 300_000,
    // What it kept would be taken for the true code by the next run.
    fsModuleCache: false,
    dangerouslyIgnoreUnhandledErrors: true,
    passWithNoTests: true,
  },
})
