import type { FieldValue } from '../../../fields/FieldKind'

/** A host's override of a field of a step's form. */
export interface FieldOverride {
  /**
   * The initial value, written as an answer is: plain digits, `YYYY-MM-DD`, true or false. The reader's earlier answer takes
   * precedence, and a confirmation box is only ever ticked by the reader.
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

/** A host's overrides of the fields of a form, by their keys. */
export type FieldOverrides = Readonly<Record<string, FieldOverride>>
