import { compareText, sortableText } from '../../order/compareText'
import type { InvestorDocument, InvestorDocumentKind } from './documentsQuery'

/** A security, a holding or a step with its documents. (DOC-002) */
export interface DocumentRow {
  /** The id of the security, the holding or the step. */
  id: string
  issuer?: string
  asset?: string
  round?: string
  /** In the order in which they were given. */
  documents: readonly InvestorDocument[]
}

/** The documents of securities, of holdings, or of steps, sorted by issuer, asset and round. */
export function documentRows(
  documents: readonly InvestorDocument[],
  kind: InvestorDocumentKind,
): DocumentRow[] {
  const rows = new Map<string, InvestorDocument[]>()
  for (const document of documents) {
    const { about } = document
    if (about.kind === kind) rows.set(about.id, [...(rows.get(about.id) ?? []), document])
  }
  return [...rows]
    .map(([id, own]) => ({ ...own[0]?.about, id, documents: own }))
    .sort((one, other) => compareText(sortingKey(one), sortingKey(other)))
}

/** Sorts missing names last. */
const sortingKey = ({ issuer, asset, round, id }: DocumentRow): string =>
  [issuer, asset, round, id].map((text) => sortableText(text ?? '\u{10ffff}')).join('\u0000')
