import { english } from '../platform/languages/english.ts'
import type { Outcome, FailureCode } from './callbacks.ts'

/**
 * The verdict of a step that its person failed: its code, which every page translates for its reader, its meaning, and the
 * person's own reason if given.
 */
export function failedWith(code: FailureCode, reason?: string) {
  return {
    outcome: 'failed',
    output: { code, error: english.failures[code], ...(reason && { reason }) },
  } as const satisfies Outcome
}
