import { stepDraft } from '@capstan/sdk-core/steps'
import { useMemo } from 'react'
import { DraftSaved } from '../../forms/DraftSaved'
import { useCapstan } from '../../provider/useCapstan'
import { useMessages } from '../../provider/useMessages'
import { DynamicForm } from './DynamicForm'
import { stepsMessages } from './messages'
import type { StepTypeProps } from './StepTypeProps'
import { useLists } from './useLists'

/** A step whose answers are secret: tax ids are masked while they are typed. The platform keeps its draft as it keeps them. */
export function EncryptedFormStep({ step, actions }: StepTypeProps) {
  const capstan = useCapstan()
  const drafts = useMemo(() => stepDraft(capstan, step.id), [capstan, step.id])
  const messages = useMessages('steps', stepsMessages)
  const lists = useLists(step.schema)

  return (
    <DynamicForm
      schema={step.schema}
      answers={step.dynamicData}
      lists={lists}
      isSecret
      drafts={drafts}
      note={
        <>
          {messages.encrypted} <DraftSaved />
        </>
      }
      onSubmit={actions.complete}
    />
  )
}
