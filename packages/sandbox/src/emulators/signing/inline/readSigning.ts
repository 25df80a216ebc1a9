import { readStrokes } from '../strokes.ts'
import { signerName } from '../signerName.ts'
import type { KeptPaper } from './paperStore.ts'
import type { Mark } from './signPaper.ts'

/** A signature as a page sends it; it is checked before it is accepted. */
export interface Signing {
  signedBy: string
  /** The marks in the signer's fields, by the id of the field. */
  marks: Map<string, Mark>
  method: 'typed' | 'drawn'
  /** The signer's reason for a name other than that of the account. */
  otherNameReason?: string
  /** The zone that the day of the signature is written in. */
  timeZone?: string
}

/** The reason why nothing was signed: the papers changed, or something is missing. */
export type SigningProblem = 'changed' | 'incomplete'

/** Reads a signature from a page, and checks it against the papers that were shown. */
export function readSigning(
  body: unknown,
  papers: readonly KeptPaper[],
  consentVersion: string,
): Signing | SigningProblem {
  const { name, marks, fields, shown, consent, otherNameReason, timeZone } = recordOf(body)
  const hashes = recordOf(shown)
  if (papers.some(({ id, shownHash }) => hashes[id] !== shownHash)) return 'changed'
  const signedBy = signerName(name)
  const made = new Map(
    Object.entries(recordOf(marks)).flatMap(([kind, value]) => {
      const mark = readMark(value)
      return mark ? [[kind, mark] as const] : []
    }),
  )
  const placed = new Set(Array.isArray(fields) ? fields : [])
  const wanted = papers
    .flatMap((paper) => paper.fields)
    .filter(({ kind, isTheirs }) => isTheirs && kind !== 'date')
  const filled = new Map<string, Mark>()
  for (const { id, kind } of wanted) {
    const mark = made.get(kind)
    if (!mark || !placed.has(id)) return 'incomplete'
    filled.set(id, mark)
  }
  if (!signedBy || consent !== consentVersion) return 'incomplete'
  return {
    signedBy,
    marks: filled,
    method: made.get('signature')?.kind ?? made.get('initials')?.kind ?? 'typed',
    ...(isTimeZone(timeZone) && { timeZone }),
    ...(typeof otherNameReason === 'string' &&
      signerName(otherNameReason) && {
        otherNameReason: signerName(otherNameReason),
      }),
  }
}

function isTimeZone(value: unknown): value is string {
  if (typeof value !== 'string' || value.length > 64) return false
  try {
    return Intl.DateTimeFormat('en-US', { timeZone: value }).resolvedOptions().timeZone !== ''
  } catch {
    return false
  }
}

function readMark(value: unknown): Mark | undefined {
  const { text, strokes } = recordOf(value)
  const typed = signerName(text)
  if (typed) return { kind: 'typed', text: typed }
  const drawn = readStrokes(strokes)
  return drawn.length > 0 ? { kind: 'drawn', strokes: drawn } : undefined
}

const recordOf = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}
