import { fillIn } from '../../language/fillIn'
import { useMessages } from '../../provider/useMessages'
import { stepsMessages } from './messages'
import { useDrawnProcess } from './step/ProcessPlace'
import { StepNote } from './step/StepNote'

/** Position of the current step, and the number of steps. */
export function ProcessPosition() {
  const messages = useMessages('steps', stepsMessages)
  const { current, position, steps } = useDrawnProcess()
  const words = current ? messages.position : messages.allDone

  return <StepNote isDense>{fillIn(words, { position, total: steps.length })}</StepNote>
}
