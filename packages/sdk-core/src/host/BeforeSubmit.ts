import type { FieldValue } from '../fields/kinds/FieldKind'

/** Answers a host puts in the place of those that were typed, by the keys of the schema: plain digits, `YYYY-MM-DD`, true or false. */
export type AnswersPatch = Readonly<Record<string, FieldValue>>

/** A host's answer about values before they are sent. A host that only observes returns nothing. */
export type BeforeSubmitAnswer =
  /** The answers may be sent. Those of the patch replace the typed ones. */
  | { ok: true; patch?: AnswersPatch }
  /** They are not sent; the reader sees why, and by key which of them to change. */
  | { ok: false; message: string; fields?: Readonly<Record<string, string>> }

/** The answers that a host receives. */
export interface OpenAnswers {
  /** By the keys of the schema, as they would be sent. Secret ones are not among them. */
  values: Readonly<Record<string, FieldValue>>
  /** The keys of the answers that exist but are withheld: tax ids, passwords, and everything in an encrypted form. */
  withheld: readonly string[]
}

/** Asked before something is sent, once for each time it is: allows it, changes it, or refuses it. */
export type BeforeSubmit<Submission> = (
  submission: Submission,
) => Promise<BeforeSubmitAnswer | void> | BeforeSubmitAnswer | void
