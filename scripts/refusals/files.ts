import { fileURLToPath } from 'node:url'

/** Where the campaign keeps what it knows between runs. */
export const folder = fileURLToPath(new URL('../../reports/refusals', import.meta.url))

/** A seeded PGlite whose refusals ask whether they stand. */
export const snapshotFile = `${folder}/pglite.tar`
/** The migrations it was made from. */
export const madeFromFile = `${folder}/made-from`
/** The refusals that were found in it. */
export const foundFile = `${folder}/found.json`
/** Which tests passed by which refusal, a line each. */
export const seenFile = `${folder}/seen.jsonl`
/** Which removed refusals the tests of the last run reached. */
export const reachedFile = `${folder}/reached.jsonl`
/** How the tests of the last run ended without what was removed in turn. */
export const triedFile = `${folder}/tried.jsonl`
/** What is removed in which test now. */
export const planFile = `${folder}/plan.json`
/** What became of each, a line each. */
export const journalFile = `${folder}/journal.jsonl`

/** The test files of the platform's rules: what starts, packs and times it, draws its pages or reads CSV has none. */
export const mayNotice =
  /platform\/(?!db\/(?!shown|isolation)|csv\/|graphql\/(?:builtSchema|exportSchema)|http\/(?:pages|spellings|behindProxy|patience|reload)|\w+\.test|imports\/(?:readTable|locks))|emulators\/(?:errands|providers|rejections|tickets)/
