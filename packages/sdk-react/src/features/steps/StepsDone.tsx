import { useMessages } from '../../provider/useMessages'
import { State } from '../../ui/feedback/State'
import { stepsMessages } from './messages'

/** All steps are done: a check, and the sentence of the specification. */
export function StepsDone() {
  const messages = useMessages('steps', stepsMessages)

  return (
    <State
      role="status"
      tabIndex={-1}
      data-step-heading
      icon="check-circle"
      tone="success"
      className="capstan-steps-done"
    >
      {messages.done}
    </State>
  )
}
