import type { Formats } from '../language/Formats'
import type { FieldMessages } from './fieldMessages'

/** The language of a form and of its input; English by default. */
export interface FieldLanguage {
  messages?: FieldMessages
  formats?: Formats
}
