import type { BeforeSubmit } from '@capstan/sdk-core/host'
import type { StepSubmission } from '@capstan/sdk-core/steps'
import { createContext, useContext, useEffect, useRef, type Context, type RefObject } from 'react'

/** Callbacks and limits that a host sets for the steps of a block. @public */
export interface StepHost<Submission = StepSubmission> {
  /**
   * Called before each time a step is sent. Return nothing or `{ ok: true }` to allow it, `{ ok: true, patch }` to change
   * answers, or `{ ok: false, message }` to refuse it; the typed answers stay in each case.
   */
  beforeSubmit?: BeforeSubmit<Submission>
  /** The limit of `beforeSubmit`, in milliseconds; 30,000 by default. */
  beforeSubmitTimeoutMs?: number
}

/**
 * Carries the latest callbacks of the host to everything inside a block, including steps within a step. They may change at each
 * render.
 */
export const StepHostContext = createContext<RefObject<StepHost> | undefined>(undefined)

/** Returns the host of a block: its own, or else that of the surrounding block. */
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
