/** Answers that were typed into a form and not sent. */
export interface Draft {
  /** The version of the form it was typed into. */
  version: string
  /** By the names of the form's fields, without what is secret. */
  answers: Readonly<Record<string, unknown>>
  /** When it was saved last, an ISO timestamp. */
  savedOn: string
}

/** The part of a form to keep. */
export interface DraftToSave extends Pick<Draft, 'version' | 'answers'> {
  /** When the draft was saved that the form stands on, where it stands on one. */
  knownOn?: string
}

/** That it is kept. */
export interface SavedDraft {
  savedOn: string
  /** When the draft was saved that this one took the place of, where it was not the one that the form stands on. */
  replacedOn: string | null
}

/** Stores the draft of one form on the platform, so that it outlives the page, the session and the device. */
export interface DraftStore {
  /** Tells the form from every other of the instance. */
  readonly name: string
  /** Returns the draft; nothing when there is none. */
  open: () => Promise<Draft | undefined>
  /** Keeps it; the later save wins. Nothing where the form was sent meanwhile. */
  save: (draft: DraftToSave) => Promise<SavedDraft | undefined>
  /** Forgets it. */
  discard: () => Promise<void>
}
