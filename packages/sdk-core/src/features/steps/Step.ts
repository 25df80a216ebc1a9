/** The status of a step of a process. */
export type StepStatus =
  'not_started' | 'in_progress' | 'processing' | 'failed' | 'complete' | 'restart' | 'retry' | 'retry_limit'

/** The type of a step. A platform may have other types, for which the reader is asked to contact the issuer. */
export type StepType =
  'form' | 'encrypted_form' | 'button' | 'link' | 'iframe' | 'async_iframe' | 'custom' | (string & {})

/** Some of the words a step brings along, in another language. */
export type StepTexts = Readonly<Omit<RenderAttributes, 'lang' | 'languages'>>

/** The words a step brings along. */
export interface RenderAttributes {
  title?: string | null
  progressBarTitle?: string | null
  instructions?: string | null
  about?: string | null
  name?: string | null
  message?: string | null
  /** The language these are written in; English unless it says. */
  lang?: string | null
  /** The same texts in other languages, by their tags. */
  languages?: Readonly<Record<string, StepTexts>> | null
}

/** A step as the progress bar needs it. */
export interface ShortStep {
  id: string
  order: number
  status: StepStatus | (string & {})
  renderAttributes?: RenderAttributes | null
  /** The number of its changes, as the server counts them. */
  version?: string | number | null
}

/** A whole step. Its schema and data are the platform's JSON and are read with care. */
export interface Step extends ShortStep {
  type: StepType
  /** The provider of the step, when it is not the platform itself. */
  service?: string | null
  schema?: unknown
  outputData?: {
    error?: string | null
    code?: string
    reason?: string
    answers?: unknown
    attempts?: unknown
  } | null
  /** Known answers, by the schema's keys: given earlier to the same vendor, or in account setup. */
  dynamicData?: unknown
  /** The country of the investor's address, as ISO 3166-1 alpha-2: that of a phone number without one. Unknown to other readers. */
  investorCountry?: string | null
  attempts?: number | null
}
