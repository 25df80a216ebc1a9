/** Answers that were typed into a form and not sent. */
export interface Draft {
  /** The version of the form it was typed into. */
  version: string
  /** By the names of the form's fields, without secrets. */
  answers: Readonly<Record<string, unknown>>
  /** When it was saved last, an ISO timestamp. */
  savedOn: string
}

/** The part of a form to keep. */
export interface DraftToSave extends Pick<Draft, 'version' | 'answers'> {
  /** The time when the draft of the form was saved, if it has one. */
  knownOn?: string
}

/** That it is kept. */
export interface SavedDraft {
  savedOn: string
  /** The time when the replaced draft was saved, if it was not the draft of this form. */
  replacedOn: string | null
}

/** Stores the draft of one form on the platform, so that it outlives the page, the session and the device. */
export interface DraftStore {
  /** Distinguishes the form from every other one of the instance. */
  readonly name: string
  /** Returns the draft; nothing when there is none. */
  open: () => Promise<Draft | undefined>
  /** Keeps it; the later save wins. Nothing where the form was sent meanwhile. */
  save: (draft: DraftToSave) => Promise<SavedDraft | undefined>
  /** Forgets it. */
  discard: () => Promise<void>
}
