import { runSuite, type Suite, type SuiteResult } from './runSuite.ts'

/** Runs the lanes of a stage beside each other, the suites of a lane one after the other. */
export async function runStage(lanes: readonly Suite[][]): Promise<[name: string, result: SuiteResult][]> {
  const isAlone = lanes.length === 1
  const results = await Promise.all(
    lanes.map(async (suites) => {
      const done: [string, SuiteResult][] = []
      for (const suite of suites) done.push([suite.name, await runSuite(suite, isAlone)])
      return done
    }),
  )
  return results.flat()
}
