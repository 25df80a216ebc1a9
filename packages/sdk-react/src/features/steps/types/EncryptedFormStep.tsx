import { canSealAnswers, stepDraft } from '@capstan/sdk-core/steps'
import { useMemo } from 'react'
import { DraftSaved } from '../../../forms/drafts/DraftSaved'
import { useCapstan } from '../../../provider/useCapstan'
import { useMessages } from '../../../provider/useMessages'
import { Alert } from '../../../ui/feedback/Alert'
import { DynamicForm } from '../questions/DynamicForm'
import { useFieldOverrides } from '../step/FieldOverridesContext'
import { stepsMessages } from '../messages'
import type { StepTypeProps } from '../step/StepTypeProps'
import { useLists } from '../questions/useLists'

/** Step with secret answers: tax ids are masked while they are typed. The platform keeps the draft as it keeps the answers. */
export function EncryptedFormStep({ step, actions, question }: StepTypeProps) {
  const capstan = useCapstan()
  const drafts = useMemo(() => stepDraft(capstan, step.id), [capstan, step.id])
  const messages = useMessages('steps', stepsMessages)
  const lists = useLists(step.schema)
  const overrides = useFieldOverrides(step)

  if (!canSealAnswers()) return <Alert tone="danger">{messages.cannotEncrypt}</Alert>
  return (
    <DynamicForm
      schema={step.schema}
      answers={step.dynamicData}
      phoneCountry={step.investorCountry ?? undefined}
      overrides={overrides}
      lists={lists}
      isSecret
      drafts={drafts}
      note={
        <>
          <span>{messages.encrypted}</span> <DraftSaved />
        </>
      }
      question={question}
      onSubmit={actions.complete}
    />
  )
}
