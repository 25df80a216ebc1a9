/** The value of a field while it is edited. */
export type FieldInput = string | boolean | readonly string[] | null | undefined
/** A value as it was read. */
export type FieldValue = string | boolean | readonly string[]

/** Why a value is not accepted. The words for it are the form's: see `fieldMessages`. */
export type FieldError = 'required' | 'invalid'

/** A doubt about a value that is accepted. The form has the words for it: see `fieldWarnings`. */
export type FieldWarning = 'checksum' | 'impossibleSsn'

/** The result of reading an input: a value, or the reason why it is none. */
export type Parsed = { ok: true; value: FieldValue } | { ok: false; error: FieldError }

/** How a value is sent. */
export interface FieldSendOptions {
  /** How many decimals a `number` is sent with; as many as were typed where it is not said. */
  decimals?: number
  /** A `number` counts units, which have no cents: it is shown with the decimals that it has, and no others. */
  isUnits?: boolean
}

/** One kind of field: the same rules for every form that has one. Pure; nothing here throws, for any input. */
export interface FieldKind {
  /** The name used in schemas, such as `email`. */
  name: string
  /** The input with which a field of this kind starts. */
  initial: FieldInput
  /** Returns the part of a typed text that the field keeps. */
  type(text: string): string
  /** The value of an entry. */
  parse(input: FieldInput): Parsed
  /** Resolves to a doubt that a person should see before the value is sent. The value may be sent as it is. */
  warn?(value: FieldValue): Promise<FieldWarning | undefined>
  /** The value as a person reads it, in a field or beside one: all of it that will be sent. */
  display(value: FieldValue, options?: FieldSendOptions): string
  /** The value as it travels. */
  send(value: FieldValue, options?: FieldSendOptions): FieldValue
}
