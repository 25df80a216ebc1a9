import type { LazyModule } from '../cache/lazyModule'
import type { EventBus } from '../events/createEventBus'
import { lazyDiagnosisCode } from './lazyDiagnosisCode'
import type { diagnose } from './diagnose'
import type { ProblemReport, SetupProblem } from './Diagnosis'
import { withoutSecrets } from './withoutSecrets'

interface ProblemReportParts {
  events: Pick<EventBus, 'emit'>
  /** True where the console is a developer's. */
  isDevelopment: () => boolean
}

/** The code that explains a mistake; most pages never load it. */
export interface DiagnosisCode {
  describeProblem: (problem: SetupProblem) => string
  diagnose: typeof diagnose
}

/** Collects the mistakes in the set-up of one instance. */
export function createProblemReport(
  { events, isDevelopment }: ProblemReportParts,
  code: LazyModule<DiagnosisCode> = lazyDiagnosisCode,
): ProblemReport {
  const problems: SetupProblem[] = []

  const write = async (problem: SetupProblem) => {
    const loaded = await code.load()
    // eslint-disable-next-line no-console -- for the developer, who alone can put it right
    console.error(loaded?.describeProblem(problem) ?? `Capstan: ${problem.code}`)
  }

  return {
    problems,
    report(name, text) {
      const found = text && withoutSecrets(text)
      if (problems.some((problem) => problem.code === name && problem.found === found)) return
      const problem: SetupProblem = { code: name, ...(found && { found }) }
      problems.push(problem)
      events.emit('setup.failed', problem)
      if (isDevelopment()) void write(problem)
    },
  }
}
