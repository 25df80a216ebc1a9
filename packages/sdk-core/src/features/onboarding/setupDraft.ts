import type { Capstan } from '../../Capstan'
import type { DraftStore } from '../../drafts/DraftStore'
import { makeDraftStore } from '../../drafts/makeDraftStore'
import {
  DiscardSetupDraftDocument,
  OpenSetupDraftDocument,
  SaveSetupDraftDocument,
} from './operations.generated'

/** Returns the draft of account setup for the account this instance acts for. */
export function setupDraft(capstan: Capstan): DraftStore {
  return makeDraftStore(capstan, 'setup', documents, {})
}

const documents = {
  open: OpenSetupDraftDocument,
  save: SaveSetupDraftDocument,
  discard: DiscardSetupDraftDocument,
}
