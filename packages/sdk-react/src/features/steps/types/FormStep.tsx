import { stepDraft } from '@capstan/sdk-core/steps'
import { useMemo } from 'react'
import { useCapstan } from '../../../provider/useCapstan'
import { DynamicForm } from '../questions/DynamicForm'
import { useFieldWishes } from '../step/FieldWishesContext'
import type { StepTypeProps } from '../step/StepTypeProps'
import { useLists } from '../questions/useLists'

/** A step that asks questions. What is typed is kept with the platform until it is sent. */
export function FormStep({ step, actions, question }: StepTypeProps) {
  const capstan = useCapstan()
  const drafts = useMemo(() => stepDraft(capstan, step.id), [capstan, step.id])
  const lists = useLists(step.schema)
  const wishes = useFieldWishes(step)

  return (
    <DynamicForm
      schema={step.schema}
      answers={step.dynamicData}
      wishes={wishes}
      lists={lists}
      drafts={drafts}
      question={question}
      onSubmit={actions.complete}
    />
  )
}
