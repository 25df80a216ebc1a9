import { isCapstanError } from '@capstan/sdk-core'
import type { IntegrationsMessages } from './messages'

/** The answers of a key's form, in their order. */
export const keyFields = ['name', 'origins', 'components'] as const

export type KeyField = (typeof keyFields)[number]

/** Why a write failed: said beside the fields that are wrong, or else of the whole. */
export interface KeyProblem {
  fields: Partial<Record<KeyField, string>>
  text?: string
  /** Somebody else has changed the key meanwhile. */
  isConflict?: boolean
}

/** What to say of a write that failed. */
export function keyProblem(error: unknown, messages: IntegrationsMessages): KeyProblem {
  if (!isCapstanError(error)) return { fields: {}, text: messages.failed }
  if (error.code === 'name_taken') return { fields: { name: messages.nameTaken } }
  if (error.code === 'changed_elsewhere') return { fields: {}, isConflict: true }
  const fields = fieldsOf(error.details.fields)
  return Object.keys(fields).length > 0 ? { fields } : { fields, text: textOf(error.code, messages) }
}

function fieldsOf(told: unknown): KeyProblem['fields'] {
  if (typeof told !== 'object' || told === null) return {}
  const texts = told as Record<string, unknown>
  const known = keyFields.filter((name) => typeof texts[name] === 'string')
  return Object.fromEntries(known.map((name) => [name, String(texts[name])]))
}

function textOf(code: string, messages: IntegrationsMessages): string {
  const texts: Record<string, string> = {
    uncertain: messages.uncertain,
    not_allowed: messages.notAllowed,
    delegate_suspended: messages.notAllowed,
    too_many_embed_keys: messages.tooMany,
    embed_key_ended: messages.keyEnded,
    embed_key_rotating: messages.keyRotating,
    not_found: messages.keyEnded,
  }
  return texts[code] ?? messages.failed
}
