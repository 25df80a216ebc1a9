import { fieldMessages, type FieldMessages } from '@capstan/sdk-core'
import { useMessages } from './useMessages'

/** What the page's language says of a value that is not accepted, by kind and then by error. */
export function useFieldMessages(): FieldMessages {
  return useMessages('fields', fieldMessages)
}
