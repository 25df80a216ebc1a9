import type { Finding } from './findingsOf.ts'

/** What is left as it is, and why. */
export interface Exception {
  kind: Finding['kind']
  /** The beginning of what is found. */
  line: string
  reason: string
}

export const exceptions: readonly Exception[] = []
