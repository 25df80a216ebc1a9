import type { Step } from '@capstan/sdk-core/steps'

/** The words and the address a button or link step brings; a schema of any other shape brings none. */
export function stepSchema(step: Pick<Step, 'schema'>): { text?: string; link?: string } {
  const { text, link } = asRecord(step.schema)

  return { text: textOf(text), link: textOf(link) }
}

function asRecord(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? { ...value } : {}
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' && value.trim() ? value : undefined
}
