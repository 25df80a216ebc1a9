import type { Formats } from '../language/Formats'
import type { FieldMessages } from './fieldMessages'

/** The language a form speaks, and is typed in; English unless told. */
export interface FieldLanguage {
  messages?: FieldMessages
  formats?: Formats
}
