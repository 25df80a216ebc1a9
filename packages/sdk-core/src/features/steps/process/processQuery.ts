import type { Capstan } from '../../../Capstan'
import { orNotFound, memoizeByRow, rowsOf } from '../../../client/records/answers'
import { recordQuery, type CapstanQuery } from '../../../client/records/recordQuery'
import { ProcessDocument, type ProcessQuery } from '../operations.generated'
import { processRules } from './processRules'
import type { RenderAttributes, ShortStep, StepType } from '../Step'
import { stepRules } from '../stepRules'

/** A step as a process lists it. */
export interface ProcessStep extends ShortStep {
  type: StepType
  service?: string | null
}

/** An ordered list of steps, and where it stands. */
export interface Process {
  id: string
  name: string
  status: string
  /** As the platform says; `currentStep(shortSteps)` works it out from the steps. */
  currentStep: string | null
  shortSteps: readonly ProcessStep[]
}

/** A process with its steps in short. */
export function processQuery(capstan: Capstan, processId: string): CapstanQuery<Process, ProcessQuery> {
  capstan.register(processRules, stepRules)
  return recordQuery(capstan, {
    document: ProcessDocument,
    variables: { id: processId },
    select: readProcess,
    // A step is followed while it is shown, and its completion changes its process.
    entities: [{ table: 'processes', id: processId }],
  })
}

type StepAnswer = NonNullable<
  NonNullable<NonNullable<ProcessQuery['processById']>['shortSteps']['nodes']>[number]
>

function readProcess({ processById }: ProcessQuery): Process {
  const { id, name, status, currentStep, shortSteps } = orNotFound(processById)
  return { id, name, status, currentStep, shortSteps: rowsOf(shortSteps).map(readShortStep) }
}

const readShortStep = memoizeByRow(({ renderAttributes, ...answer }: StepAnswer): ProcessStep => ({
  ...answer,
  renderAttributes: renderAttributes as RenderAttributes | null, // the issuer's own JSON
}))
