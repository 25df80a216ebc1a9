/** A choice a field offers. A list the platform keeps is named instead: `{ typeahead: 'countries' }`. */
export type StepOption = string | { value: string; label?: string } | { typeahead: string }

/** The facts about the investor that a field may ask for. */
export type StepFact = 'email' | 'phone' | 'citizenship' | 'country' | 'state'

/** A field of a step's form, as its author wrote it. */
export interface StepField {
  key: string
  /** The label. */
  displayKey?: string
  /** A field kind; an unknown one is treated as `string`. */
  type?: string
  order?: number
  /**
   * The pattern that the text must match; a part of the text is enough without `^` and `$`. Used for `string` and `password`
   * only.
   */
  regex?: string
  /** The message when the text does not match. */
  error?: string
  /** A hint beside the field. */
  message?: string
  optional?: boolean
  /** Asked only when a field before it has one of these answers; a yes or no, and a box, are `yes` and `no`. */
  askedWhen?: { key: string; is: readonly string[] }
  /**
   * The fact that the field asks for. Its initial value comes from account setup, with a note that says so; the browser may fill
   * it in.
   */
  fact?: StepFact
  /** The initial answer; none by default, so that a yes always comes from the reader. */
  initial?: string | boolean | readonly string[]
  options?: readonly StepOption[]
  /** The same texts in other languages, by language tag; a missing text is shown in its original language. */
  languages?: Readonly<Record<string, StepFieldTexts>>
}

/** The texts of a field in another language. */
export interface StepFieldTexts {
  displayKey?: string
  message?: string
  error?: string
  /** The labels of its choices, by their values. */
  options?: Readonly<Record<string, string>>
}

/** Something to be read before a step is sent. */
export interface StepDisclosure {
  text: string
  link?: string
}

/** The texts and fields of a step, as its author wrote them. They come from the server: no key in it is guaranteed. */
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
