import { useMessages } from '../../provider/useMessages'
import { DynamicForm } from './DynamicForm'
import { stepsMessages } from './messages'
import type { StepTypeProps } from './StepTypeProps'
import { useLists } from './useLists'

/** A step whose answers are secret: tax ids are masked while they are typed, and nothing is kept on this side. */
export function EncryptedFormStep({ step, actions }: StepTypeProps) {
  const messages = useMessages('steps', stepsMessages)
  const lists = useLists(step.schema)

  return (
    <DynamicForm
      schema={step.schema}
      lists={lists}
      isSecret
      note={messages.encrypted}
      onSubmit={actions.complete}
    />
  )
}
