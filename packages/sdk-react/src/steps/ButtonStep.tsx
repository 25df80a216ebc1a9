import { useMessages } from '../provider/useMessages'
import { Button } from '../ui/Button'
import { stepsMessages } from './messages'
import { stepSchema } from './stepSchema'
import type { StepTypeProps } from './StepTypeProps'
import { useCompletion } from './useCompletion'

/** A step that is done by pressing its button. */
export function ButtonStep({ step, actions }: StepTypeProps) {
  const words = useMessages('steps', stepsMessages)
  const { isSending, send } = useCompletion(actions.complete)
  const { text } = stepSchema(step)

  return (
    <div>
      <Button variant="primary" pending={isSending} onPress={() => void send({})}>
        {isSending ? words.sending : text || words.continue}
      </Button>
    </div>
  )
}
