import { isSecretField, type DraftField } from '../../../fields/draftAnswers'
import type { FieldValue } from '../../../fields/kinds/FieldKind'
import type { OpenAnswers } from '../../../host/BeforeSubmit'

/** The answers that are about to be sent, with their fields. */
export interface AnswersToOpen {
  /** By the keys of the schema, as they would be sent. */
  values: Readonly<Record<string, FieldValue>>
  /** The fields they were given to. */
  fields: readonly DraftField[]
  /** True when all of them are secret. */
  isEncrypted?: boolean
}

/**
 * Returns the answers a host may see, and the keys of those it may not: fields that no draft keeps, and all fields of an
 * encrypted form.
 */
export function openAnswers({ values, fields, isEncrypted = false }: AnswersToOpen): OpenAnswers {
  const isSecret = (key: string) => {
    const field = fields.find((each) => (each.key ?? each.name) === key)
    return isEncrypted || isSecretField(field ?? { name: key, kind: 'string' })
  }
  const withheld = Object.keys(values).filter(isSecret)
  return {
    values: Object.fromEntries(Object.entries(values).filter(([key]) => !withheld.includes(key))),
    withheld,
  }
}
