import type { Capstan } from '../Capstan'
import type { TypedDocument } from '../client/TypedDocument'
import type { Draft, DraftStore, SavedDraft } from './DraftStore'

interface OpenAnswer {
  openDraft: { draft: { version: string | null; answers: unknown; savedOn: string | null } | null } | null
}

interface SaveAnswer {
  saveDraft: { draft: { savedOn: string | null; replacedOn: string | null } | null } | null
}

/** The documents of a form's drafts. Each form has its own, so that a page is granted the drafts of its own forms only. */
export interface DraftDocuments<Place> {
  open: TypedDocument<OpenAnswer, Place>
  save: TypedDocument<SaveAnswer, Place & { version: string; answers: unknown; knownOn?: string | null }>
  discard: TypedDocument<unknown, Place>
}

/** The drafts of one form. Saving needs no idempotency key, because saving twice has the same result. */
export function makeDraftStore<Place extends object>(
  { client }: Pick<Capstan, 'client'>,
  name: string,
  { open, save, discard }: DraftDocuments<Place>,
  place: Place,
): DraftStore {
  return {
    name,
    open: async () => draftOf((await client.ask(open, place)).openDraft?.draft),
    save: async (draft) => {
      // Sent to its end though the page is left.
      const answer = await client.ask(save, { ...place, ...draft }, { keepalive: true })
      return savedOf(answer.saveDraft?.draft)
    },
    discard: async () => void (await client.ask(discard, place)),
  }
}

function draftOf(draft: NonNullable<OpenAnswer['openDraft']>['draft'] | undefined): Draft | undefined {
  const { version, answers, savedOn } = draft ?? {}
  if (!version || !savedOn || typeof answers !== 'object' || answers === null) return undefined
  return { version, answers: { ...answers }, savedOn }
}

function savedOf(draft: NonNullable<SaveAnswer['saveDraft']>['draft'] | undefined): SavedDraft | undefined {
  return draft?.savedOn ? { savedOn: draft.savedOn, replacedOn: draft.replacedOn } : undefined
}
