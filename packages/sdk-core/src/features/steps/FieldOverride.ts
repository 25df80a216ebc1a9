import type { FieldValue } from '../../fields/FieldKind'

/** What a host wishes of a field of a step's form. */
export interface FieldOverride {
  /**
   * What it begins with, as answers are written down: plain digits, `YYYY-MM-DD`, true or false. What the reader answered
   * before is nearer, and a box that confirms something is only ever ticked by the reader.
   */
  prefill?: FieldValue
  /**
   * Not shown; what it begins with is sent. One that needs an answer and begins with none is shown all the same, and so is a
   * yes or no that is filled in.
   */
  hidden?: boolean
  /** To be answered, though the form does not ask for it. */
  required?: boolean
}

/** What a host wishes of the fields of a form, by their keys. */
export type FieldOverrides = Readonly<Record<string, FieldOverride>>
