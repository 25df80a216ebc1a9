import { loadFormSchema, type FormFields, type FormInputs, type FormValues } from '@capstan/sdk-core/forms'
import { useMemo } from 'react'
import { useFieldMessages } from '../../language/useFieldMessages'
import { useFormats } from '../../language/useFormats'
import { useMessages } from '../../provider/useMessages'
import type { FormCheck } from '../FormCheck'
import { formsMessages } from '../messages'
import { schemaCheck } from '../schemaCheck'

/** Checks answers by the kinds of their fields. */
export function useKindsCheck<Fields extends FormFields>(
  fields: Fields,
): FormCheck<FormInputs<Fields>, FormValues<Fields>> {
  const { notChecked } = useMessages('forms', formsMessages)
  const formats = useFormats()
  const messages = useFieldMessages()
  return useMemo(
    () => schemaCheck(() => loadFormSchema(fields, { messages, formats }), notChecked),
    [fields, messages, formats, notChecked],
  )
}
