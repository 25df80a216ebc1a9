import { useMessages } from '../../provider/useMessages'
import { LinkButton } from '../../ui/actions/LinkButton'
import { State } from '../../ui/feedback/State'
import { stepsMessages } from './messages'
import type { StepEnds } from './step/StepTypeProps'

export interface StepsDoneProps {
  /** What this end leads to. */
  ends?: StepEnds
}

/** All steps are done: a check, the sentence of the specification, the way on, and what follows. */
export function StepsDone({ ends: { portfolioHref, after } = {} }: StepsDoneProps) {
  const messages = useMessages('steps', stepsMessages)

  return (
    <>
      <State
        role="status"
        tabIndex={-1}
        data-step-heading
        icon="check-circle"
        tone="success"
        className="capstan-steps-done"
        action={
          portfolioHref && (
            <LinkButton variant="primary" href={portfolioHref}>
              {messages.goToPortfolio}
            </LinkButton>
          )
        }
      >
        {messages.done}
      </State>
      {after}
    </>
  )
}
