import type { SigningFieldsMessages } from './messages'

/** Returns the translation of a mapping field; a name without a translation is returned as it is. */
export function mappingWord(field: string, { mappings }: SigningFieldsMessages): string {
  const words: Readonly<Record<string, string>> = mappings
  return (Object.hasOwn(words, field) && words[field]) || field
}
