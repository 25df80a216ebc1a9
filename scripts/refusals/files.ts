import { fileURLToPath } from 'node:url'

/** Where the campaign keeps what it knows between runs. */
export const folder = fileURLToPath(new URL('../../reports/refusals', import.meta.url))

/** A seeded PGlite whose refusals ask whether they stand. */
export const snapshotFile = `${folder}/pglite.tar`
/** All refusals that were found. */
export const foundFile = `${folder}/found.json`
/** Which tests passed by which refusal, a line each. */
export const seenFile = `${folder}/seen.jsonl`
/** What is removed in which test file now. */
export const planFile = `${folder}/plan.json`
/** What became of each, a line each. */
export const journalFile = `${folder}/journal.jsonl`
