import { english } from '../platform/languages/english.ts'
import type { Outcome } from './callbacks.ts'

/** The reason why a person failed a step themselves. */
export type FailureCode = keyof typeof english.failures

/**
 * The verdict of a step that its person failed: its code, which every page says in the language of its reader, what it means,
 * and their own reason where they gave one.
 */
export function failedWith(code: FailureCode, reason?: string) {
  return {
    outcome: 'failed',
    output: { code, error: english.failures[code], ...(reason && { reason }) },
  } as const satisfies Outcome
}
