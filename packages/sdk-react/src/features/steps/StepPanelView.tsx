import { isSignedInline } from '@capstan/sdk-core/signing'
import { currentStep, type ShortStep, type Step, stepState } from '@capstan/sdk-core/steps'
import { useContext, useState } from 'react'
import { useMessages } from '../../provider/useMessages'
import { Button } from '../../ui/actions/Button'
import { Alert } from '../../ui/feedback/Alert'
import { stepsMessages } from './messages'
import { SignedPapers } from '../signing/signed/lazySigned'
import { SigningStep } from '../signing/lazyStep'
import { IsReadOnlyContext } from './step/IsReadOnlyContext'
import { DrawStepContext } from './step/ProcessPlace'
import { StepAnswers } from './StepAnswers'
import { StepAttempts } from './StepAttempts'
import { StepBody } from './types/StepBody'
import { StepNote } from './step/StepNote'
import { StepStatusView } from './StepStatusView'
import type { FrameEvent, StepTypeProps } from './step/StepTypeProps'
import { useFocusOfSent } from './useFocusOfSent'
import { NextActions } from './NextActions'
import { lazyPart } from '../../ui/lazy/lazyPart'

export interface StepPanelViewProps extends StepTypeProps {
  /** All steps of the process. */
  shortSteps: readonly ShortStep[]
  /** Looks at another step. */
  onSelect: (stepId: string) => void
}

/** Panel of a step in its state; only the current step can be acted on. @public */
export function StepPanelView({ shortSteps, onSelect, ...types }: StepPanelViewProps) {
  const messages = useMessages('steps', stepsMessages)
  const { step } = types
  const draw = useContext(DrawStepContext)
  const isReadOnly = useContext(IsReadOnlyContext)
  const [heard, setHeard] = useState<string>()
  const onFrameEvent = (event: FrameEvent) => {
    if (event.event === 'error') setHeard(event.reason)
    types.onFrameEvent?.(event)
  }
  const state = stepState(step, shortSteps)
  const active = currentStep(shortSteps)
  const viewerNotice = <Alert tone="info">{messages.viewerMayNotAnswer}</Alert>
  useFocusOfSent(state.status)

  switch (state.status) {
    case 'inactive':
      return (
        <>
          <StepNote>{messages.notActive}</StepNote>
          <div>
            <Button onPress={() => onSelect(state.goTo)}>{messages.goToActive}</Button>
          </div>
        </>
      )
    case 'stopped':
      return (
        <>
          <StepStatusView step={step} heard={heard} />
          <StepNote>{messages.stoppedNext}</StepNote>
          <NextActions ends={types.ends} />
          {step.status === 'retry_limit' && <StepAttempts step={step} />}
        </>
      )
    case 'complete':
      return (
        <>
          <StepStatusView step={step} heard={heard} />
          <StepAnswers step={step} />
          {isSignedInline(step) && <SignedPapers stepId={step.id} platformUrl={types.actions.platformUrl} />}
          <StepPapers step={step} />
          <div>
            <Button onPress={() => onSelect(active?.id ?? '')}>
              {active ? messages.goToActive : messages.backToEnd}
            </Button>
          </div>
        </>
      )
    case 'processing':
      return (
        <>
          <StepStatusView step={step} heard={heard} />
          <StepPapers step={step} />
        </>
      )
    case 'actionable': {
      if (isReadOnly)
        return (
          <>
            <StepStatusView step={step} />
            {isSignedInline(step) ? (
              <SigningStep step={step} elsewhere={null} viewerNotice={viewerNotice} />
            ) : (
              viewerNotice
            )}
          </>
        )
      const own = draw?.({ ...types, onFrameEvent })
      return (
        <>
          <StepStatusView step={step} />
          {own === undefined ? <StepBody {...types} onFrameEvent={onFrameEvent} /> : own}
        </>
      )
    }
  }
}

interface StepPapersProps {
  /** A step, with or without papers. */
  step: Step
}

const SentPapers = /*#__PURE__*/ lazyPart<StepPapersProps>(
  async () => (await import('../papers/SentPapers')).SentPapers,
)

/** The papers that were sent with a step, when its type has papers. */
function StepPapers({ step }: StepPapersProps) {
  return step.type === 'custom' && step.service === 'document_upload' ? <SentPapers step={step} /> : null
}
