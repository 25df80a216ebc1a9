import { byOrder, currentStep, type ShortStep } from '@capstan/sdk-core/steps'
import { type ReactNode, useRef, useState } from 'react'
import { HostParts } from '../../provider/HostParts'
import { useMessages } from '../../provider/useMessages'
import { Card } from '../../ui/layout/Card'
import { CurrentStep } from './CurrentStep'
import { stepsMessages } from './messages'
import { ProcessBar } from './ProcessBar'
import { FormButtonsContext } from '../../forms/sending/FormButtons'
import { DrawStepContext, ProcessPlaceContext, type DrawnProcess } from './step/ProcessPlace'
import { ProcessPosition } from './ProcessPosition'
import type { StepEnds } from './step/StepTypeProps'
import { useStepFocus } from './useStepFocus'

/** The selected step, with its position in the process. @public */
export interface StepPlace {
  /** The selected step. */
  step: ShortStep
  /** All steps of the process. */
  shortSteps: readonly ShortStep[]
  /** Looks at another step. */
  onSelect: (stepId: string) => void
}

export interface StepProcessViewProps {
  /** The steps of the process, in any order. */
  shortSteps: readonly ShortStep[]
  /** Level of the heading; the heading of a step is one lower. */
  headingLevel?: 2 | 3
  /** The links at the ends of the process. */
  ends?: StepEnds
  /**
   * The parts of a process (`StepProcess.Bar`, `StepProcess.Current` and so on) in your own arrangement; a card with all of them
   * by default.
   */
  arrangement?: ReactNode
  /** Renders the content of the selected step. */
  children: (place: StepPlace) => ReactNode
}

/** Steps of a process: the progress, and the selected step. @public */
export function StepProcessView({
  shortSteps,
  headingLevel = 2,
  ends,
  arrangement,
  children,
}: StepProcessViewProps) {
  const root = useRef<HTMLDivElement>(null)
  const [actionsAt, putActionsAt] = useState<HTMLElement | null>(null)
  const steps = byOrder(shortSteps)
  const current = currentStep(steps)
  const { step, select } = useSelectedStep(steps, current)
  useStepFocus(root, step?.id ?? 'done')
  const isArranged = arrangement !== undefined && arrangement !== null
  const process: DrawnProcess = {
    ...{ root, steps, current, step, select, headingLevel, ends, putActionsAt },
    position: steps.findIndex(({ id }) => id === current?.id) + 1,
    isArranged,
    drawStep: () => step && children({ step, shortSteps: steps, onSelect: select }),
  }

  return (
    <ProcessPlaceContext.Provider value={process}>
      <FormButtonsContext.Provider value={actionsAt}>
        <DrawStepContext.Provider value={undefined}>
          <div ref={root} className="capstan-step-process" data-status={current ? 'incomplete' : 'complete'}>
            {isArranged ? <HostParts>{arrangement}</HostParts> : <ProcessCard headingLevel={headingLevel} />}
          </div>
        </DrawStepContext.Provider>
      </FormButtonsContext.Provider>
    </ProcessPlaceContext.Provider>
  )
}

function ProcessCard({ headingLevel }: { headingLevel: 2 | 3 }) {
  const messages = useMessages('steps', stepsMessages)

  return (
    <Card title={messages.title} headingLevel={headingLevel} actions={<ProcessPosition />}>
      <ProcessBar />
      <CurrentStep />
    </Card>
  )
}

/** Returns the selected step: the current one, unless another was selected since it became current. */
function useSelectedStep(steps: readonly ShortStep[], current: ShortStep | undefined) {
  const [asked, setAsked] = useState<{ stepId: string; during: string | undefined }>()
  const isStill = asked?.during === current?.id
  const step = (isStill && steps.find(({ id }) => id === asked?.stepId)) || current

  return { step, select: (stepId: string) => setAsked({ stepId, during: current?.id }) }
}
