import { TestRunner } from 'vitest'

type Run = () => Promise<unknown>

declare global {
  var refusals: {
    /** Runs a test as the plan has it. */
    run(run: Run): Promise<unknown>
  }
}

/** Leaves it to the campaign how often a test runs. */
// eslint-disable-next-line no-restricted-exports -- Vitest asks for a default export
export default class extends TestRunner {
  async runTask(test: Parameters<typeof TestRunner.getTestFn>[0]): Promise<void> {
    const run = TestRunner.getTestFn(test)
    await globalThis.refusals.run(async () => run())
  }
}
