import type { BeforeSubmit } from '@capstan/sdk-core/host'
import type { StepSubmission } from '@capstan/sdk-core/steps'
import { createContext, useContext, useEffect, useRef, type Context, type RefObject } from 'react'

/** What a host has to say to the steps inside it. @public */
export interface StepHost<Submission = StepSubmission> {
  /**
   * Asked before a step is sent, once for each time it is: answer nothing or `{ ok: true }` to let it go, `{ ok: true, patch }`
   * to change answers, `{ ok: false, message }` to refuse it. What was typed stays, whatever comes of it.
   */
  beforeSubmit?: BeforeSubmit<Submission>
  /** How long `beforeSubmit` may take, in milliseconds; 30,000 unless given. */
  beforeSubmitTimeoutMs?: number
}

/** Carries the host's last word to everything inside a block, to steps within a step, too: its functions may be new at each render. */
export const StepHostContext = createContext<RefObject<StepHost> | undefined>(undefined)

/** The host of a block: the one it is given, or else the one around it. */
export function useStepHost<Submission>(
  own: StepHost<Submission>,
  context: Context<RefObject<StepHost<Submission>> | undefined>,
): RefObject<StepHost<Submission>> | undefined {
  const around = useContext(context)
  const latest = useRef(own)
  useEffect(() => {
    latest.current = own
  })

  return own.beforeSubmit ? latest : around
}
