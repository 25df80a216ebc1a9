import { byOrder, currentStep, type ShortStep } from '@capstan/sdk-core/steps'
import { useRef, type ReactNode } from 'react'
import { useFormats } from '../../language/useFormats'
import { fillIn } from '../../provider/fillIn'
import { useMessages } from '../../provider/useMessages'
import { Card } from '../../ui/layout/Card'
import { StepBar } from '../../ui/navigation/StepBar'
import { AuthorText } from '../../language/AuthorText'
import { stepsMessages } from './messages'
import { StepNote } from './StepNote'
import type { StepEnds } from './StepTypeProps'
import { StepsDone } from './StepsDone'
import { StepSection } from './StepSection'
import { shortTitle, type StepSpeech } from './stepTitle'
import { useSelectedStep } from './useSelectedStep'
import { useStepFocus } from './useStepFocus'

/** The step that is looked at, among its like. @public */
export interface StepPlace {
  /** The step that is looked at. */
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
  /** What the ends lead to. */
  ends?: StepEnds
  /** What there is to do in the step that is looked at. */
  children: (place: StepPlace) => ReactNode
}

/** The steps of a process: where I am, what is left, and the step that is looked at. @public */
export function StepProcessView({ shortSteps, headingLevel = 2, ends, children }: StepProcessViewProps) {
  const messages = useMessages('steps', stepsMessages)
  const formats = useFormats()
  const root = useRef<HTMLDivElement>(null)
  const steps = byOrder(shortSteps)
  const current = currentStep(steps)
  const { step, select } = useSelectedStep(steps, current)
  useStepFocus(root, step?.id ?? 'done')
  const place = { position: steps.findIndex(({ id }) => id === current?.id) + 1, total: steps.length }

  return (
    <div ref={root} className="capstan-step-process" data-status={current ? 'incomplete' : 'complete'}>
      <Card
        title={messages.title}
        headingLevel={headingLevel}
        actions={<StepNote isDense>{fillIn(current ? messages.position : messages.allDone, place)}</StepNote>}
      >
        <StepBar
          aria-label={messages.steps}
          steps={steps.map((each) => barStep(each, { formats, messages }))}
          current={current?.id}
          onSelect={select}
        />
        {!step && <StepsDone ends={ends} />}
        {step && (
          <StepSection step={step} headingLevel={headingLevel === 2 ? 3 : 4}>
            {children({ step, shortSteps: steps, onSelect: select })}
          </StepSection>
        )}
      </Card>
    </div>
  )
}

interface BarSpeech extends StepSpeech {
  messages: StepSpeech['messages'] & Readonly<Record<string, string>>
}

function barStep(step: ShortStep, speech: BarSpeech) {
  const word = speech.messages[`status_${step.status}`]
  const title = <AuthorText {...shortTitle(step, speech)} />
  return { id: step.id, title, status: step.status, word }
}
