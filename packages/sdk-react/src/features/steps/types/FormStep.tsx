import { stepDraft } from '@capstan/sdk-core/steps'
import { useMemo } from 'react'
import { useCapstan } from '../../../provider/useCapstan'
import { DynamicForm } from '../questions/DynamicForm'
import { useFieldOverrides } from '../step/FieldOverridesContext'
import type { StepTypeProps } from '../step/StepTypeProps'
import { useLists } from '../questions/useLists'

/** Step with questions. The platform keeps a draft of the typed answers until it is sent. */
export function FormStep({ step, actions, question }: StepTypeProps) {
  const capstan = useCapstan()
  const drafts = useMemo(() => stepDraft(capstan, step.id), [capstan, step.id])
  const lists = useLists(step.schema)
  const overrides = useFieldOverrides(step)

  return (
    <DynamicForm
      schema={step.schema}
      answers={step.dynamicData}
      phoneCountry={step.investorCountry ?? undefined}
      overrides={overrides}
      lists={lists}
      drafts={drafts}
      question={question}
      onSubmit={actions.complete}
    />
  )
}
