import type { Capstan } from '../../Capstan'
import { memoizeByRow, rowsOf } from '../../client/records/answers'
import { listQuery } from '../../client/records/allPages'
import { compareText } from '../../order/compareText'
import type { CapstanQuery } from '../../client/records/recordQuery'
import {
  DocumentsDocument,
  type DocumentRoundFragment,
  type DocumentsQuery,
  type SharedDocumentFragment,
} from './operations.generated'

/** The subject of a document: a security, or one holding of it. */
export type DocumentKind = 'security' | 'holding'

/** The subject of an investor's document: a security, a holding, or the step that requested it. */
export type InvestorDocumentKind = DocumentKind | 'step'

/** A group that a document is shared with. */
export interface SharedVia {
  /** The reader's role in the subject of the document: `investor`. */
  toRole: string
  /** As the platform calls them. */
  name: string
}

/** A document that is shared with an investor. */
export interface InvestorDocument {
  id: string
  name: string
  /** The kind of file, without a dot: `pdf`. */
  extension: string
  /** The instant it was made. */
  createdOn: string
  /** The groups through which it is shared with the reader; empty for documents that they uploaded for a step. */
  sharedVia: readonly SharedVia[]
  /** The subject of the document; a name is missing when the reader may not see it. */
  about: { kind: InvestorDocumentKind; id: string; issuer?: string; asset?: string; round?: string }
}

/** The documents that are shared with the account of this instance, and its uploads for steps, newest first. */
export function documentsQuery(capstan: Capstan): CapstanQuery<readonly InvestorDocument[], DocumentsQuery> {
  return listQuery(capstan, {
    document: DocumentsDocument,
    list: 'allDocuments',
    select: readDocuments,
  })
}

function readDocuments({ allDocuments }: DocumentsQuery): readonly InvestorDocument[] {
  const come = rowsOf(allDocuments).filter(({ uploadStatus }) => uploadStatus === 'uploaded')
  const newestFirst = come.toSorted((a, b) => compareText(b.createdOn, a.createdOn))
  return newestFirst.map(readDocument)
}

const readDocument = memoizeByRow((document: SharedDocumentFragment): InvestorDocument => {
  const { id, name, extension, type, createdOn, sharings } = document
  const sharedVia = type === 'step' ? [] : rowsOf(sharings).map(({ toRole, name }) => ({ toRole, name }))
  return { id, name, extension, createdOn, sharedVia, about: aboutOf(document) }
})

function aboutOf(document: SharedDocumentFragment): InvestorDocument['about'] {
  const {
    id,
    type,
    holdingByHoldingId: holding,
    securityBySecurityId: security,
    stepByStepId: step,
  } = document
  const rounds = roundsOf(document)
  return {
    kind: type === 'holding' || type === 'step' ? type : 'security',
    // A document whose security or holding is not visible has its own row.
    id: holding?.id ?? security?.id ?? step?.id ?? id,
    issuer: (security ?? step)?.accountByIssuerId?.name ?? rounds[0]?.assetByAssetId?.accountByIssuerId?.name,
    asset: namesOf(rounds.map(({ assetByAssetId }) => assetByAssetId)),
    round: namesOf(rounds),
  }
}

function roundsOf({
  holdingByHoldingId: holding,
  securityBySecurityId: security,
  stepByStepId: step,
}: SharedDocumentFragment): DocumentRoundFragment[] {
  if (holding?.roundByRoundId) return [holding.roundByRoundId]
  const [investment] = rowsOf(step?.processByProcessId?.distributionsByProcessId)
  const round = investment?.allocationByAllocationId?.roundByRoundId
  return round ? [round] : rowsOf(security?.roundsBySecurityId)
}

/** The names of records, each once. */
function namesOf(records: readonly (Pick<DocumentRoundFragment, 'name'> | null)[]): string | undefined {
  const names = records.flatMap((record) => record?.name ?? [])
  return [...new Set(names)].join(', ') || undefined
}
