import { isFollowed, stepQuery, type StepDetails } from '@capstan/sdk-core/steps'
import { useCapstan } from '../../provider/useCapstan'
import { useCapstanQuery } from '../../provider/queries/useCapstanQuery'
import { useMessages } from '../../provider/useMessages'
import { ErrorNotice } from '../../ui/feedback/ErrorNotice'
import { Loading } from '../../ui/feedback/Loading'
import { stepsMessages } from './messages'
import { StepPanelView } from './StepPanelView'
import type { StepPlace } from './StepProcessView'
import type { StepTypeProps } from './step/StepTypeProps'
import { useStepActions } from './useStepActions'
import { useStepQuestion } from './useStepQuestion'

export interface StepPanelProps
  extends StepPlace, Pick<StepTypeProps, 'embedPolicy' | 'customSteps' | 'ends' | 'onFrameEvent'> {
  /** The process the step belongs to. */
  processId: string
}

/** One step with its heading and content. It follows changes made in other places until it is complete or failed. */
export function StepPanel({ processId, step: { id, status }, ...panel }: StepPanelProps) {
  const capstan = useCapstan()
  const messages = useMessages('steps', stepsMessages)
  const step = useCapstanQuery(stepQuery(capstan, id), { isFollowed: isFollowed(status) })

  switch (step.status) {
    case 'loading':
      return <Loading visible={step.visible} />
    case 'error':
      return <ErrorNotice error={step.error} text={messages.stepLoadFailed} onRetry={step.retry} />
    case 'ready':
      return <LoadedStep {...panel} processId={processId} step={step.data} />
  }
}

function LoadedStep({ processId, ...panel }: Omit<StepPanelProps, 'step'> & { step: StepDetails }) {
  const actions = useStepActions(panel.step, processId)
  const question = useStepQuestion(panel.step)

  return <StepPanelView {...panel} actions={actions} question={question} />
}
