import type { FieldInput } from './kinds/FieldKind'
import type { FieldKindName } from './kinds/FieldKindName'

/** A field of a form, as a developer declares it. */
export interface FormField {
  kind: FieldKindName
  /** The question of the field. */
  label: string
  /** Help. */
  hint?: string
  /** May stay empty. */
  optional?: boolean
  /** A `number` counts units, which have no cents. */
  isUnits?: boolean
  /** The choices of a kind that has them; a value that is none of them is refused. */
  options?: readonly { value: string; label?: string }[]
  /** Shown in place of the kind's own message when the value is not accepted. */
  error?: string
  /** Shown in place of the kind's own message when the field was left empty. */
  ifEmpty?: string
  /** Returns, as a sentence, the problem of a text that its kind accepts; nothing when there is none. */
  problem?: (text: string) => string | undefined
}

/** The fields of a form by their names. */
export type FormFields = Readonly<Record<string, FormField>>

/** The inputs of a form while it is filled in, by the names of its fields. */
export type FormInputs<Fields extends FormFields> = { [Name in keyof Fields]: FieldInput }

interface ValueOfKind {
  boolean: boolean
  checkbox: boolean
  multiselect: string[]
}

type ValueOf<Field extends FormField> = Field['kind'] extends keyof ValueOfKind
  ? ValueOfKind[Field['kind']]
  : string

/** The values of a form: each in the form in which it is sent, and nothing for an optional field that was left empty. */
export type FormValues<Fields extends FormFields> = {
  [Name in keyof Fields]: Fields[Name] extends { optional: true }
    ? ValueOf<Fields[Name]> | undefined
    : ValueOf<Fields[Name]>
}
