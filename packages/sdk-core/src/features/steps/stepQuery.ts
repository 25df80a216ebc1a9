import type { Capstan } from '../../Capstan'
import { orNotFound } from '../../client/records/answers'
import { recordQuery, type CapstanQuery } from '../../client/records/recordQuery'
import { StepDocument, type StepQuery } from './operations.generated'
import { readStep, type StepDetails } from './readStep'
import { stepRules } from './stepRules'

/** One step with all data needed to complete it. */
export function stepQuery(capstan: Capstan, stepId: string): CapstanQuery<StepDetails, StepQuery> {
  capstan.register(stepRules)
  return recordQuery(capstan, {
    document: StepDocument,
    variables: { id: stepId },
    select: readFoundStep,
  })
}

function readFoundStep({ stepById }: StepQuery): StepDetails {
  return readStep(orNotFound(stepById))
}
