import type { Capstan } from '../../Capstan'
import { checkRecordId } from '../../client/records/recordId'
import type { DraftStore } from '../../drafts/DraftStore'
import { makeDraftStore } from '../../drafts/makeDraftStore'
import {
  DiscardStepDraftDocument,
  OpenStepDraftDocument,
  SaveStepDraftDocument,
} from './operations.generated'

/** Returns the draft of the form of a step. */
export function stepDraft(capstan: Capstan, stepId: string): DraftStore {
  checkRecordId(stepId)
  return makeDraftStore(capstan, `step ${stepId}`, documents, { stepId })
}

const documents = {
  open: OpenStepDraftDocument,
  save: SaveStepDraftDocument,
  discard: DiscardStepDraftDocument,
}
