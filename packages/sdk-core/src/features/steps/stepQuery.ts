import type { Capstan } from '../../Capstan'
import { found } from '../../client/answers'
import { recordQuery, type CapstanQuery } from '../../client/recordQuery'
import { StepDocument, type StepQuery } from './operations.generated'
import { readStep, type StepDetails } from './readStep'

/** One step with everything it takes to do it. */
export function stepQuery(capstan: Capstan, stepId: string): CapstanQuery<StepDetails, StepQuery> {
  return recordQuery(capstan, {
    document: StepDocument,
    variables: { id: stepId },
    select: readFoundStep,
    entities: [{ table: 'steps', id: stepId }],
  })
}

function readFoundStep({ stepById }: StepQuery): StepDetails {
  return readStep(found(stepById))
}
