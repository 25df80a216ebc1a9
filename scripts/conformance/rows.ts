import type { Tag } from './readTags.ts'

/** One row of docs/conformance/requirements.tsv. */
export interface Requirement {
  id: string
  area: string
  /** A screen, a text, a call … */
  kind: string
  requirement: string
  /** The text that has to be shown to the letter, or nothing. */
  exactText: string
}

/**
 * The proof of a row. Seen: an end-to-end test on the real platform asserts it. Shown: a story in a browser asserts a text, a
 * format or a validation. Held: another test proves a rule that no reader sees. Open: no test proves it in its class.
 */
export type RowClass = 'seen' | 'shown' | 'held' | 'open'

/** The classes in the order of the pages. */
export const rowClasses: readonly RowClass[] = ['seen', 'shown', 'held', 'open']

/** A requirement with its class and all tags that name it. */
export interface Verdict extends Requirement {
  rowClass: RowClass
  tags: Tag[]
}

/** Reads the table of requirements. */
export function parseRequirements(tsv: string): Requirement[] {
  const [, ...lines] = tsv.trimEnd().split('\n')
  return lines.map((line) => {
    const [id = '', area = '', , kind = '', requirement = '', exactText = ''] = line.split('\t')
    return { id, area, kind, requirement, exactText }
  })
}

/** Reads the rows of docs/conformance/not-by-use.md, which a test below the screen may hold. */
export function parseHeldRows(page: string): string[] {
  return [...page.matchAll(/^\| ([A-Z]+-\d{3}) \|/gm)].map(([, id = '']) => id)
}

/** Gives each requirement its class. */
export function classify(requirements: Requirement[], tags: Tag[], heldRows: readonly string[]): Verdict[] {
  const byId = Map.groupBy(tags, ({ id }) => id)
  return requirements.map((requirement) => {
    const own = byId.get(requirement.id) ?? []
    return { ...requirement, tags: own, rowClass: classOf(requirement, own, heldRows) }
  })
}

function classOf(requirement: Requirement, tags: Tag[], heldRows: readonly string[]): RowClass {
  const kinds = new Set(tags.map(({ kind }) => kind))
  if (kinds.has('e2e')) return 'seen'
  if (kinds.has('story') && mayBeShown(requirement)) return 'shown'
  return tags.length > 0 && heldRows.includes(requirement.id) ? 'held' : 'open'
}

/** True when a story of a block is proof enough. The behaviour of a page needs the real platform. */
function mayBeShown({ id, kind, exactText }: Requirement): boolean {
  return (
    /^(FIELD|FMT|ENTITY)-/.test(id) || exactText !== '' || ['text', 'format', 'validation'].includes(kind)
  )
}

/** Returns the tags whose class counts for the row: a row of class `seen` does not depend on its unit tests. */
export function claims({ rowClass, tags }: Verdict): Tag[] {
  if (rowClass === 'open') return []
  const kinds = { seen: 'e2e', shown: 'story', held: undefined } as const
  const kind = kinds[rowClass]
  return kind ? tags.filter((tag) => tag.kind === kind) : tags
}

/** Problems between the tags and the two tables: ids that no requirement has, and held rows that are not held. */
export function tableProblems(verdicts: Verdict[], tags: Tag[], heldRows: readonly string[]): string[] {
  const classes = new Map(verdicts.map(({ id, rowClass }) => [id, rowClass]))
  const unknown = tags
    .filter(({ id }) => !classes.has(id))
    .map(({ id, file, line }) => `${file}:${line}: no requirement is called ${id}`)
  const misplaced = heldRows
    .filter((id) => classes.get(id) !== 'held')
    .map((id) => `docs/conformance/not-by-use.md: ${id} is ${classes.get(id) ?? 'unknown'}, not held`)
  return [...unknown, ...misplaced]
}
