import { completeStep, isCapstanError, processQuery } from '@capstan/sdk-core'
import { useMemo } from 'react'
import { useCapstan } from '../provider/useCapstan'
import { frameLink } from './frameLink'
import type { StepActions, StepOutcome } from './StepTypeProps'
import { useIntentKey } from './useIntentKey'

/** What a step can ask the platform for. */
export function useStepActions(step: { id: string; type: string }, processId: string): StepActions {
  const capstan = useCapstan()
  const intentKey = useIntentKey()
  const { id, type } = step

  return useMemo(() => {
    const refresh = () => capstan.queryClient.invalidateQueries({ queryKey: processQuery(capstan, processId).queryKey })

    const complete = async (blob: unknown): Promise<StepOutcome> => {
      try {
        await completeStep(capstan, { stepId: id, blob }, { idempotencyKey: intentKey.of({ id, blob }) })
        intentKey.forget()
        return { status: 'sent' }
      } catch (error) {
        if (isAnswered(error)) intentKey.forget()
        if (isCapstanError(error, 'step_not_current')) void refresh()
        return outcomeOf(error)
      }
    }

    return { complete, frameLink: () => frameLink(capstan, { id, type }) }
  }, [capstan, id, type, intentKey, processId])
}
