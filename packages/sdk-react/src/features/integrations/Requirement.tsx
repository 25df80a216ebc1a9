import { isFollowed, stepQuery, type ProcessStep, type StepDetails } from '@capstan/sdk-core/steps'
import { useCapstan } from '../../provider/useCapstan'
import { useCapstanQuery } from '../../provider/useCapstanQuery'
import { Alert } from '../../ui/feedback/Alert'
import { ErrorNotice } from '../../ui/feedback/ErrorNotice'
import { Loading } from '../../ui/feedback/Loading'
import { StepPanelView } from '../steps/StepPanelView'
import { InvalidInput } from './InvalidInput'
import { useRequirementActions } from './useRequirementActions'

export interface RequirementProps {
  /** The process that sets an integration up. */
  processId: string
  /** What is to be done now. */
  step: ProcessStep
  /** All steps of the process. */
  shortSteps: readonly ProcessStep[]
}

/** What an integration requires now: its form or button, and what the platform said where it refused. (INTEG-012, INTEG-013) */
export function Requirement({ step: { id, status }, ...place }: RequirementProps) {
  const step = useCapstanQuery(stepQuery(useCapstan(), id), { isFollowed: isFollowed(status) })

  switch (step.status) {
    case 'loading':
      return <Loading visible={step.visible} />
    case 'error':
      return <ErrorNotice error={step.error} onRetry={step.retry} />
    case 'ready':
      return (
        <InvalidInput>
          <LoadedRequirement {...place} step={step.data} />
        </InvalidInput>
      )
  }
}

interface LoadedRequirementProps extends Omit<RequirementProps, 'step'> {
  step: StepDetails
}

function LoadedRequirement({ processId, step, shortSteps }: LoadedRequirementProps) {
  const { actions, refusal } = useRequirementActions(step, processId)

  return (
    <>
      {refusal && <Alert tone="danger">{refusal}</Alert>}
      <StepPanelView step={step} shortSteps={shortSteps} actions={actions} onSelect={() => undefined} />
    </>
  )
}
