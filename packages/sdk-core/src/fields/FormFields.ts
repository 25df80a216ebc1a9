import type { FieldInput } from './FieldKind'
import type { FieldKindName } from './FieldKindName'

/** A field of a form, as a developer declares it. */
export interface FormField {
  kind: FieldKindName
  /** What it asks for. */
  label: string
  /** Help. */
  hint?: string
  /** May stay empty. */
  optional?: boolean
  /** A `number` counts units, which have no cents. */
  isUnits?: boolean
  /** The choices of a kind that has them; a value that is none of them is refused. */
  options?: readonly { value: string; label?: string }[]
  /** What is said instead of the kind's own message when the value is not accepted. */
  error?: string
  /** What is said instead of the kind's own message when it was left empty. */
  ifEmpty?: string
  /** What is wrong with a text that its kind accepts, in words; nothing where nothing is. */
  problem?: (text: string) => string | undefined
}

/** The fields of a form by their names. */
export type FormFields = Readonly<Record<string, FormField>>

/** What a form holds while it is filled in, by the names of its fields. */
export type FormInputs<Fields extends FormFields> = { [Name in keyof Fields]: FieldInput }

interface ValueOfKind {
  boolean: boolean
  checkbox: boolean
  multiselect: string[]
}

type ValueOf<Field extends FormField> = Field['kind'] extends keyof ValueOfKind
  ? ValueOfKind[Field['kind']]
  : string

/** What a form comes to: each value as it travels, and nothing for an optional field that was left empty. */
export type FormValues<Fields extends FormFields> = {
  [Name in keyof Fields]: Fields[Name] extends { optional: true }
    ? ValueOf<Fields[Name]> | undefined
    : ValueOf<Fields[Name]>
}
