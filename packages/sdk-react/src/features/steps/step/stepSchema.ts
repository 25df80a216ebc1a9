import type { Formats } from '@capstan/sdk-core'
import { authorLanguage, authorWords, type AuthorWords, type Step } from '@capstan/sdk-core/steps'
import { hasWords } from './stepTitle'

/** Returns the texts and the link of a button or link step; a schema of any other shape has none. */
export function stepSchema(
  { schema }: Pick<Step, 'schema'>,
  formats: Formats,
): { text?: AuthorWords; link?: string } {
  const text = authorWords(schema, 'text', authorLanguage(schema, { formats }))
  const { link } = asRecord(schema)

  return { text: hasWords(text) ? text : undefined, link: textOf(link) }
}

function asRecord(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? { ...value } : {}
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' && value.trim() ? value : undefined
}
