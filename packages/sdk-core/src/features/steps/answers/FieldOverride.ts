import type { FieldValue } from '../../../fields/kinds/FieldKind'

/** A host's override of a field of a step's form. */
export interface FieldOverride {
  /**
   * The initial value, written as an answer is: plain digits, `YYYY-MM-DD`, true or false. The reader's earlier answer takes
   * precedence, and a confirmation box is only ever ticked by the reader.
   */
  prefill?: FieldValue
  /**
   * Not shown; its initial value is sent. A required field without an initial value is shown all the same, and so is a prefilled
   * yes or no.
   */
  hidden?: boolean
  /** To be answered, though the form does not ask for it. */
  required?: boolean
}

/** A host's overrides of the fields of a form, by their keys. */
export type FieldOverrides = Readonly<Record<string, FieldOverride>>
