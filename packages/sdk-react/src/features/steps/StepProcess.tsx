import { processQuery } from '@capstan/sdk-core/steps'
import { useContext, type ReactNode } from 'react'
import { CapstanRoot, type Isolation } from '../../provider/CapstanRoot'
import { useCapstan } from '../../provider/useCapstan'
import { useCapstanQuery } from '../../provider/queries/useCapstanQuery'
import { useMessages } from '../../provider/useMessages'
import { usePrefetch } from '../../ui/lazy/usePrefetch'
import { ErrorNotice } from '../../ui/feedback/ErrorNotice'
import { Loading } from '../../ui/feedback/Loading'
import { CurrentStep } from './CurrentStep'
import { DynamicForm } from './questions/DynamicForm'
import { FieldOverridesContext, type StepFieldOverrides } from './step/FieldOverridesContext'
import { stepsMessages } from './messages'
import { ProcessBar } from './ProcessBar'
import { ProcessPosition } from './ProcessPosition'
import { ActionsPlace } from './step/ActionsPlace'
import { StepHostContext, useStepHost, type StepHost } from './StepHost'
import { StepPanel } from './StepPanel'
import { StepProcessView } from './StepProcessView'
import type { StepTypeProps } from './step/StepTypeProps'
import { useOnComplete } from './useOnComplete'

export interface StepProcessProps
  extends StepHost, Pick<StepTypeProps, 'embedPolicy' | 'customSteps' | 'ends' | 'onFrameEvent'> {
  /** The process to work through. */
  processId: string
  /** Overrides of the fields of a step's form, by key: prefilled, hidden or required. */
  fields?: StepFieldOverrides
  /** Level of the heading; the heading of a step is one lower. */
  headingLevel?: 2 | 3
  /** The degree to which the styles of the page are kept out. */
  isolation?: Isolation
  /**
   * The parts in your own arrangement: `StepProcess.Bar`, `.Position`, `.Current`, `.Actions`. A card with all of them by
   * default.
   */
  children?: ReactNode
  /** Called once when the last step is complete. */
  onComplete?: () => void
}

function ProcessBlock({
  isolation,
  beforeSubmit,
  beforeSubmitTimeoutMs,
  fields,
  ...props
}: StepProcessProps) {
  const host = useStepHost({ beforeSubmit, beforeSubmitTimeoutMs }, StepHostContext)
  const wishesAround = useContext(FieldOverridesContext)

  return (
    <StepHostContext.Provider value={host}>
      <FieldOverridesContext.Provider value={fields ?? wishesAround}>
        <CapstanRoot isolation={isolation}>
          <ConnectedProcess {...props} />
        </CapstanRoot>
      </FieldOverridesContext.Provider>
    </StepHostContext.Provider>
  )
}

/**
 * Works through the steps of a process, one at a time, and follows changes made in other places. Its parts are in a card, or
 * where you put them: the progress bar, the position, the step, and its buttons.
 *
 * @public
 */
export const StepProcess = /*#__PURE__*/ Object.assign(ProcessBlock, {
  Bar: ProcessBar,
  Position: ProcessPosition,
  Current: CurrentStep,
  Actions: ActionsPlace,
})

function ConnectedProcess({
  processId,
  headingLevel,
  onComplete,
  children,
  ...types
}: Omit<StepProcessProps, 'isolation' | 'fields' | keyof StepHost>) {
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
        <StepProcessView
          shortSteps={process.data.shortSteps}
          headingLevel={headingLevel}
          ends={types.ends}
          arrangement={children}
        >
          {(panel) => <StepPanel key={panel.step.id} processId={processId} {...panel} {...types} />}
        </StepProcessView>
      )
  }
}
