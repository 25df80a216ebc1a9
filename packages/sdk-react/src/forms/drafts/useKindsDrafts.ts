import {
  answersOfDraft,
  draftAnswers,
  isSecretField,
  type DraftField,
  type DraftStore,
} from '@capstan/sdk-core/forms'
import { useMemo } from 'react'
import { useFormats } from '../../language/useFormats'
import type { FormDrafts } from './FormDrafts'

export interface KindsDraftsOptions {
  /** The store of drafts; without it nothing is kept. */
  store: DraftStore | undefined
  /** The version of the form. */
  version?: string
}

/**
 * Drafts of a form by the kinds of its fields: secrets are not kept, and figures are stored independent of the language.
 */
export function useKindsDrafts<Values extends object>(
  fields: readonly DraftField[],
  { store, version = '1' }: KindsDraftsOptions,
): FormDrafts<Values> | undefined {
  const formats = useFormats()

  return useMemo(
    () =>
      store && {
        store,
        version,
        keep: (values) => draftAnswers(fields, values as Record<string, unknown>, formats), // by their names
        restore: (answers) => answersOfDraft(fields, answers, formats) as Partial<Values>, // the fields' own names
        leavesBlank: fields.filter(isSecretField).map(({ name, label = name }) => label),
      },
    [fields, store, version, formats],
  )
}
