import type { DynamicValues } from '@capstan/sdk-core/steps'
import { useDraft } from '../../forms/useDraft'
import { fillIn } from '../../provider/fillIn'
import { useMessages } from '../../provider/useMessages'
import { DynamicForm } from './DynamicForm'
import { stepsMessages } from './messages'
import type { StepTypeProps } from './StepTypeProps'
import { useLists } from './useLists'

/** A step that asks questions. What was typed is kept while the page stands, also when another step is looked at. */
export function FormStep({ step, actions }: StepTypeProps) {
  const messages = useMessages('steps', stepsMessages)
  const { draft, keptAt, keep } = useDraft<DynamicValues>(step.id)
  const lists = useLists(step.schema)

  return (
    <DynamicForm
      schema={step.schema}
      lists={lists}
      draft={draft}
      note={keptAt && fillIn(messages.draftKept, { time: keptAt })}
      onDraft={keep}
      onSubmit={actions.complete}
    />
  )
}
