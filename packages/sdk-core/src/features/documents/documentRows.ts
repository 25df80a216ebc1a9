import { compareText, sortableText } from '../../order/compareText'
import type { DocumentKind, InvestorDocument } from './documentsQuery'

/** A security or a holding with its documents. (DOC-002) */
export interface DocumentRow {
  /** The id of the security or the holding. */
  id: string
  issuer?: string
  asset?: string
  round?: string
  /** In the order in which they were given. */
  documents: readonly InvestorDocument[]
}

/** The documents of securities, or those of holdings, by what they are about: by issuer, asset and round. */
export function documentRows(documents: readonly InvestorDocument[], kind: DocumentKind): DocumentRow[] {
  const rows = new Map<string, InvestorDocument[]>()
  for (const document of documents) {
    const { about } = document
    if (about.kind === kind) rows.set(about.id, [...(rows.get(about.id) ?? []), document])
  }
  return [...rows]
    .map(([id, own]) => ({ ...own[0]?.about, id, documents: own }))
    .sort((one, other) => compareText(sortingKey(one), sortingKey(other)))
}

/** What is not known comes last. */
const sortingKey = ({ issuer, asset, round, id }: DocumentRow): string =>
  [issuer, asset, round, id].map((text) => sortableText(text ?? '\u{10ffff}')).join('\u0000')
