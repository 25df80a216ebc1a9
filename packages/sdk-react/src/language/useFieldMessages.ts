import { fieldMessages, type FieldMessages } from '@capstan/sdk-core'
import { useMessages } from './useMessages'

/** Returns the error texts for values in the language of the page, by kind and then by error. */
export function useFieldMessages(): FieldMessages {
  return useMessages('fields', fieldMessages)
}
