import type { Findings } from './Findings.ts'

/** A check of a story in one combination: its findings, or the reason there are none. */
export type StoryCheck = { id: string; name: string } & (Findings | { failed: string })
