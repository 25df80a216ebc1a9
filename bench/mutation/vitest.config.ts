import { readFileSync } from 'node:fs'
import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Files that take a second come last: by then few mutants are left to try on them. */
const long =
  /(random|steady|slices|campaigns|dynamicForm|decimal|arithmetic|compilePattern|createLayers|createEntityCache|createClient)/
const { area, texts } = JSON.parse(readFileSync(process.env.MUTATION_PLAN ?? '', 'utf8')) as {
  area: string
  texts: Record<string, string>
}
const near = new RegExp(`/sdk-core/src/(features/)?${area}/`)

class NearestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification) =>
      Number(!near.test(moduleId)) + 2 * Number(long.test(moduleId))
    return files.toSorted((one, other) => rank(one) - rank(other))
  }
}

export default defineConfig({
  resolve: { conditions: ['capstan-source', 'module', 'browser', 'development|production'] },
  ssr: { resolve: { conditions: ['capstan-source', 'node', 'module'] } },
  plugins: [{ name: 'mutants', enforce: 'pre', load: (id) => texts[id] }],
  test: {
    root: new URL('../..', import.meta.url).pathname,
    environment: 'node',
    setupFiles: [new URL('../../packages/sdk-core/src/testing/loadParts.ts', import.meta.url).pathname],
    include: [
      'packages/sdk-core/src/**/*.test.ts',
      ...(area === 'cache' ? ['packages/sdk-core/fuzz/*.test.ts'] : []),
    ],
    // They hold code to milliseconds or run it in other processes: mutants are slower, and are in this one only.
    exclude: ['**/{linearPatterns,hostileFields,exactMoney,steadyNumbers}.test.ts'],
    runner: new URL('MutationRunner.ts', import.meta.url).pathname,
    // One process and its modules for all files; a thread shares the time zone of its process, and tests of dates change it.
    ...{ pool: 'forks', isolate: false, maxWorkers: 1, fileParallelism: false },
    sequence: { sequencer: NearestFirst },
    testTimeout: 60_000,
    // The next run would take cached mutants for the real code.
    fsModuleCache: false,
    dangerouslyIgnoreUnhandledErrors: true,
    reporters: ['dot'],
  },
})
