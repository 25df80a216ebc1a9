import { stepDraft } from '@capstan/sdk-core/steps'
import { useMemo } from 'react'
import { useCapstan } from '../../provider/useCapstan'
import { DynamicForm } from './DynamicForm'
import type { StepTypeProps } from './StepTypeProps'
import { useLists } from './useLists'

/** A step that asks questions. What is typed is kept with the platform until it is sent. */
export function FormStep({ step, actions }: StepTypeProps) {
  const capstan = useCapstan()
  const drafts = useMemo(() => stepDraft(capstan, step.id), [capstan, step.id])
  const lists = useLists(step.schema)

  return (
    <DynamicForm
      schema={step.schema}
      answers={step.dynamicData}
      lists={lists}
      drafts={drafts}
      onSubmit={actions.complete}
    />
  )
}
