import { isCapstanError, type Capstan } from '@capstan/sdk-core'
import { completeStep, processQuery, sealAnswers, type Step } from '@capstan/sdk-core/steps'
import { useMemo, useRef } from 'react'
import { useIntentKey } from '../../forms/sending/useIntentKey'
import { useCapstan } from '../../provider/useCapstan'
import { frameLink } from './frames/frameLink'
import { platformUrl } from '../../provider/setup/platformUrl'
import type { StepActions, StepOutcome } from './step/StepTypeProps'
import { textsIn } from '../../forms/sending/refusalOf'

/**
 * Returns the requests that a step can make to the platform. The object stays the same for one step, because a new one would load
 * the page of the provider again.
 */
export function useStepActions({ id, type }: Pick<Step, 'id' | 'type'>, processId: string): StepActions {
  const capstan = useCapstan()
  const intentKey = useIntentKey()
  // Sent again under the same key it is the same envelope.
  const sealed = useRef<{ key: string; blob: unknown }>(undefined)

  return useMemo(() => {
    const complete = async (blob: unknown): Promise<StepOutcome> => {
      try {
        const idempotencyKey = intentKey.of({ id, blob })
        if (type === 'encrypted_form' && sealed.current?.key !== idempotencyKey)
          sealed.current = { key: idempotencyKey, blob: await sealAnswers(capstan, id, blob) }
        const sent = type === 'encrypted_form' ? sealed.current?.blob : blob
        await completeStep(capstan, { stepId: id, blob: sent }, { idempotencyKey })
        return { status: 'sent' }
      } catch (error) {
        return refused(error, { capstan, processId, forget: intentKey.forget })
      }
    }

    return {
      complete,
      frameLink: () => frameLink(capstan, { id, type }),
      platformUrl: (path) => platformUrl(capstan.options, path),
    }
  }, [capstan, id, intentKey, processId, type])
}

interface RefusedContext {
  capstan: Capstan
  processId: string
  forget: () => void
}

/** Codes after which the page shows the new state of the process. */
const movedOn = ['step_not_current', 'earlier_write_made'] as const

/** Returns the outcome that the form shows for an error. The key is kept only while it is unknown whether the answers arrived. */
function refused(error: unknown, { capstan, processId, forget }: RefusedContext): StepOutcome {
  if (isCapstanError(error, 'uncertain')) return { status: 'failed', isUncertain: true }
  // An envelope that could not be opened is sealed again for the next attempt, and so is one that never arrived.
  if (isCapstanError(error, 'envelope_not_valid') || isCapstanError(error, 'write_not_made')) forget()
  if (isCapstanError(error, 'step_invalid')) {
    forget()
    return { status: 'invalid', fields: textsIn(error.details.fields) }
  }
  if (movedOn.some((code) => isCapstanError(error, code))) {
    void capstan.queryClient.invalidateQueries({ queryKey: processQuery(capstan, processId).queryKey })
  }
  return { status: 'failed' }
}
