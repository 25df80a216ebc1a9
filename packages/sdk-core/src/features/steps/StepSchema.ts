/** A choice a field offers. A list the platform keeps is named instead: `{ typeahead: 'countries' }`. */
export type StepOption = string | { value: string; label?: string } | { typeahead: string }

/** What a field may ask of the investor themselves. */
export type StepFact = 'email' | 'phone' | 'citizenship' | 'country' | 'state'

/** A field of a step's form, as its author wrote it. */
export interface StepField {
  key: string
  /** The label. */
  displayKey?: string
  /** A field kind; one nobody knows is taken for `string`. */
  type?: string
  order?: number
  /** What the text must match: a part of it where there is no `^` and `$`. Heeded for `string` and `password` only. */
  regex?: string
  /** What is said when it does not. */
  error?: string
  /** A hint beside the field. */
  message?: string
  optional?: boolean
  /** Asked only when a field before it has one of these answers; a yes or no, and a box, are `yes` and `no`. */
  askedWhen?: { key: string; is: readonly string[] }
  /** What it asks of the investor: it begins with what account setup knows of that, and says so; their browser may fill it in. */
  fact?: StepFact
  /** The answer it begins with; none unless given, so that a yes is always somebody's own. */
  initial?: string | boolean | readonly string[]
  options?: readonly StepOption[]
  /** The same texts in other languages, by their tags; what is missing there is shown as it is written. */
  languages?: Readonly<Record<string, StepFieldTexts>>
}

/** The texts of a field in another language. */
export interface StepFieldTexts {
  displayKey?: string
  message?: string
  error?: string
  /** The labels of its choices, by what is sent for them. */
  options?: Readonly<Record<string, string>>
}

/** Something to be read before a step is sent. */
export interface StepDisclosure {
  text: string
  link?: string
}

/** What a step shows and asks, as its author wrote it. It comes over the wire: nothing in it is certain. */
export interface StepSchema {
  title?: string
  /** The language its texts are written in, a tag such as `en`; English unless it says. */
  lang?: string
  /** Its title, and the text of its button or link, in other languages, by their tags. */
  languages?: Readonly<Record<string, { title?: string; text?: string }>>
  fields?: readonly StepField[]
  forms?: { new?: { fields?: readonly StepField[] } }
  disclosures?: readonly StepDisclosure[]
  link?: string
  text?: string
  type?: string
  version?: number
}
