import { askHost } from '@capstan/sdk-core/host'
import { openAnswers, type StepDetails, type StepSubmission } from '@capstan/sdk-core/steps'
import { useContext, useEffect, useMemo, useRef } from 'react'
import { outlineOf } from './step/outlineOf'
import { StepHostContext } from './StepHost'
import type { StepQuestion } from './step/StepQuestion'

/** Returns the question to the host of a step, or undefined when there is no host to ask. Leaving the step aborts it. */
export function useStepQuestion(step: StepDetails): StepQuestion | undefined {
  const host = useContext(StepHostContext)
  const latest = useRef(step)
  const asking = useRef<AbortController>(undefined)
  useEffect(() => {
    latest.current = step
  })
  useEffect(() => () => asking.current?.abort(), [])

  return useMemo(() => {
    if (!host) return undefined
    let allowed: string | undefined

    return {
      ask: async (answers) => {
        const { beforeSubmit, beforeSubmitTimeoutMs: timeoutMs } = host.current
        if (!beforeSubmit || allowed === JSON.stringify(answers.values)) return { status: 'allowed' }
        asking.current = new AbortController()
        const { signal } = asking.current
        const { processId } = latest.current
        const step = outlineOf(latest.current)
        const about = { kind: 'step' as const, processId, step, ...openAnswers(answers) }
        const say = await askHost<StepSubmission>(beforeSubmit, about, { signal, timeoutMs })
        // The host's own monitoring hears of it, as of anything that goes wrong in its page.
        if (say.status === 'failed') reportError(say.error)
        return say
      },
      allow: (values) => {
        allowed = JSON.stringify(values)
      },
      settle: () => {
        allowed = undefined
      },
    }
  }, [host])
}
