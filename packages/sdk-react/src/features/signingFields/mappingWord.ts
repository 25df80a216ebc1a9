import type { SigningFieldsMessages } from './messages'

/** What a mapping field is called in the language of the page, by the platform's name of it. */
export function mappingWord(field: string, { mappings }: SigningFieldsMessages): string {
  const words: Readonly<Record<string, string>> = mappings
  return (Object.hasOwn(words, field) && words[field]) || field
}
