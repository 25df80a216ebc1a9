import type { DraftStore } from '@capstan/sdk-core/forms'

/**
 * The store of unsent entries of a form, and the rules for the fields that it keeps. Keep it the same from one render to the
 * next.
 */
export interface FormDrafts<Values> {
  store: DraftStore
  /** The version of the form: a draft of another version is filled in where it fits, with a note. */
  version: string
  /** Returns the answers to keep: none that is secret. */
  keep: (values: Values) => Record<string, unknown>
  /** Returns the values of a draft that fit the form. */
  restore: (answers: Readonly<Record<string, unknown>>) => Partial<Values>
  /** The names of the answers that are never kept and have to be entered again. */
  leavesBlank?: readonly string[]
}

/** The state of the draft of a form. */
export interface DraftState {
  /** True while the draft is loaded. */
  isOpening: boolean
  /** The draft in the form: when it was saved, and whether by another version of the form. */
  restored?: { savedOn: string; isOfOtherVersion: boolean }
  /** When it was kept last. */
  savedOn?: string
  /** It could not be kept; it is tried again. */
  hasFailed?: boolean
  /** A draft of somewhere else that this one took the place of: when it was saved. */
  replacedOn?: string
}
