import { processQuery } from '@capstan/sdk-core/steps'
import { CapstanRoot, type Isolation } from '../../provider/CapstanRoot'
import { useCapstan } from '../../provider/useCapstan'
import { useCapstanQuery } from '../../provider/useCapstanQuery'
import { useMessages } from '../../provider/useMessages'
import { usePrefetch } from '../../ui/lazy/usePrefetch'
import { ErrorNotice } from '../../ui/feedback/ErrorNotice'
import { Loading } from '../../ui/feedback/Loading'
import { DynamicForm } from './DynamicForm'
import { stepsMessages } from './messages'
import { StepPanel } from './StepPanel'
import { StepProcessView } from './StepProcessView'
import type { StepTypeProps } from './StepTypeProps'
import { useOnComplete } from './useOnComplete'

export interface StepProcessProps extends Pick<
  StepTypeProps,
  'embedPolicy' | 'customSteps' | 'ends' | 'onFrameEvent'
> {
  /** The process whose steps to work through. */
  processId: string
  /** Level of the heading; the heading of a step is one lower. */
  headingLevel?: 2 | 3
  /** How far the page's styles are kept out. */
  isolation?: Isolation
  /** Called once when the last step is complete. */
  onComplete?: () => void
}

/** Works through the steps of a process, one at a time, and follows what happens to them elsewhere. @public */
export function StepProcess({ isolation, ...props }: StepProcessProps) {
  return (
    <CapstanRoot isolation={isolation}>
      <ConnectedProcess {...props} />
    </CapstanRoot>
  )
}

function ConnectedProcess({
  processId,
  headingLevel,
  onComplete,
  ...types
}: Omit<StepProcessProps, 'isolation'>) {
  const capstan = useCapstan()
  const messages = useMessages('steps', stepsMessages)
  const process = useCapstanQuery(processQuery(capstan, processId))
  const shortSteps = process.status === 'ready' ? process.data.shortSteps : undefined
  useOnComplete(shortSteps, onComplete)
  usePrefetch(DynamicForm)

  switch (process.status) {
    case 'loading':
      return <Loading visible={process.visible} />
    case 'error':
      return <ErrorNotice error={process.error} text={messages.loadFailed} onRetry={process.retry} />
    case 'ready':
      return (
        <StepProcessView shortSteps={process.data.shortSteps} headingLevel={headingLevel} ends={types.ends}>
          {(panel) => <StepPanel key={panel.step.id} processId={processId} {...panel} {...types} />}
        </StepProcessView>
      )
  }
}
