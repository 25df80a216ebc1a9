import type { DraftStore } from '@capstan/sdk-core/forms'

/** Where what is typed into a form is kept until it is sent, and what of it. Keep it the same from one render to the next. */
export interface FormDrafts<Values> {
  store: DraftStore
  /** The version of the form: what was typed into another is fitted in, and said to be. */
  version: string
  /** What is kept of the answers: nothing that is secret. */
  keep: (values: Values) => Record<string, unknown>
  /** What a draft holds, as far as it fits the form. */
  restore: (answers: Readonly<Record<string, unknown>>) => Partial<Values>
  /** What is never kept and has to be entered again, in words. */
  leavesBlank?: readonly string[]
}

/** How the draft of a form stands. */
export interface DraftState {
  /** What was typed before is on its way. */
  isOpening: boolean
  /** What was typed before stands in the form: since when, and whether into another version of it. */
  restored?: { savedOn: string; isOfOtherVersion: boolean }
  /** When it was kept last. */
  savedOn?: string
  /** It could not be kept; it is tried again. */
  hasFailed?: boolean
  /** A draft of somewhere else that this one took the place of: when it was saved. */
  replacedOn?: string
}
