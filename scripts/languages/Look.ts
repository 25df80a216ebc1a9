import type { Findings } from './Findings.ts'

/** A look at a story in one combination: what was found, or why nothing could be. */
export type Look = { id: string; name: string } & (Findings | { failed: string })
