import { useEffect } from 'react'
import {
  useController,
  useFormContext,
  type FieldPath,
  type FieldPathValue,
  type FieldValues,
  type RefCallBack,
} from 'react-hook-form'
import { afterPress, watchPresses } from '../ui/forms/afterPress'
import type { FieldWords } from './fields/FieldWords'
import { fieldId, useFormParts } from './FormContext'

/** The value of a field. */
export interface Answer<Value> {
  id: string
  name: string
  value: Value
  onChange: (value: Value) => void
  onBlur: () => void
  error: string | undefined
  ref: RefCallBack
}

/** One answer of the form around it. Typing renders only the field that is typed into. */
export function useAnswer<Values extends FieldValues, Name extends FieldPath<Values> = FieldPath<Values>>(
  name: Name,
  /** The label of the answer in the summary of problems. */
  label = '',
  { ownError, lang, kind }: Omit<FieldWords, 'label'> = {},
): Answer<FieldPathValue<Values, Name>> {
  const parts = useFormParts()
  const { id, labels, keepsErrors } = parts
  const { clearErrors } = useFormContext<Values>()
  const { field, fieldState } = useController<Values, Name>({ name })
  const { value, onBlur, ref } = field

  const onChange = (changed: FieldPathValue<Values, Name>) => {
    if (fieldState.error && !keepsErrors) clearErrors(name)
    field.onChange(changed)
  }

  const leave = () => afterPress(onBlur, parts)

  useEffect(watchPresses, [])
  useEffect(() => {
    labels.set(name, { label, ownError, lang, kind })
    return () => void labels.delete(name)
  }, [labels, name, label, ownError, lang, kind])

  return {
    id: fieldId(id, name),
    name,
    value,
    onChange,
    onBlur: leave,
    ref,
    error: fieldState.error?.message,
  }
}
