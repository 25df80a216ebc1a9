import type { Capstan } from '../../Capstan'
import { allPages, allPagesQuery, type AllPagesAnswer } from '../../client/records/allPages'
import { memoizeByRow, rowsOf } from '../../client/records/answers'
import { checkRecordId } from '../../client/records/recordId'
import type { CapstanQuery } from '../../client/records/recordQuery'
import { compareText } from '../../order/compareText'
import { documentRules } from '../documents/documentRules'
import { uploadStatus } from '../documents/uploads'
import type { OwnedDocument } from '../uploads/OwnedDocument'
import { StepPapersDocument, type StepPaperFragment } from './operations.generated'

/** A paper that was uploaded for a step. */
export interface StepPaper extends OwnedDocument {
  /** The key of the document that the step asked for. */
  askedFor: string
}

type Answer = AllPagesAnswer<{ papers: StepPaperFragment }>

/**
 * The papers of a step that the account of this instance may see, oldest first: the investor sees their own, and the
 * requester sees them once the step was sent.
 */
export function stepPapersQuery(
  capstan: Capstan,
  stepId: string,
): CapstanQuery<readonly StepPaper[], Answer> {
  checkRecordId(stepId)
  capstan.register(documentRules)
  const papers = allPages(StepPapersDocument, { stepId }, ({ allDocuments }) => allDocuments)
  return { ...allPagesQuery(capstan, { papers }, readPapers), staleTime: Infinity }
}

function readPapers({ papers }: Answer): readonly StepPaper[] {
  return (papers?.nodes ?? [])
    .toSorted((a, b) => compareText(a.createdOn, b.createdOn) || compareText(a.id, b.id))
    .map(readPaper)
}

const readPaper = memoizeByRow((row: StepPaperFragment): StepPaper => {
  const { id, version, name, extension, createdOn, uploadedBy } = row
  return {
    ...{ id, version, name, extension, createdOn, uploadedBy },
    uploadStatus: uploadStatus(row.uploadStatus),
    askedFor: row.askedFor ?? '',
    sharings: rowsOf(row.sharings).map((sharing) => ({ toRole: sharing.toRole, name: sharing.name })),
  }
})
