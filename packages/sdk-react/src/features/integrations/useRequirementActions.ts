import { completeStep, type Step } from '@capstan/sdk-core/steps'
import { useState } from 'react'
import { refusalOf } from '../../forms/refusalOf'
import { useIntentKey } from '../../forms/useIntentKey'
import { useCapstan } from '../../provider/useCapstan'
import { useUiMessages } from '../../ui/uiMessages'
import type { StepActions, StepOutcome } from '../steps/step/StepTypeProps'
import { useStepActions } from '../steps/useStepActions'

/** What a requirement can ask the platform for, and what the platform said first where it refused. */
export function useRequirementActions(step: Pick<Step, 'id' | 'type'>, processId: string) {
  const capstan = useCapstan()
  const { errorText } = useUiMessages()
  const usual = useStepActions(step, processId)
  const intentKey = useIntentKey()
  const [refusal, setRefusal] = useState<string>()

  const complete = async (blob: unknown): Promise<StepOutcome> => {
    const { id } = step
    setRefusal(undefined)
    try {
      await completeStep(capstan, { stepId: id, blob }, { idempotencyKey: intentKey.of({ id, blob }) })
      return { status: 'sent' }
    } catch (error) {
      const { fields = {}, text, isUncertain } = refusalOf(error) ?? {}
      if (!isUncertain) intentKey.forget()
      if (Object.keys(fields).length > 0) return { status: 'invalid', fields }
      setRefusal(text ?? errorText)
      return { status: 'failed' }
    }
  }

  const actions: StepActions = { ...usual, complete }
  return { actions, refusal }
}
