import {
  useController,
  useFormContext,
  type FieldPath,
  type FieldPathValue,
  type RefCallBack,
} from 'react-hook-form'
import { useSetupForm } from './SetupFormContext'
import type { SetupAnswers } from './setupAnswers'

/** An answer in the shape every field takes. */
export interface Answer<Value> {
  id: string
  name: string
  value: Value
  onChange: (value: Value) => void
  onBlur: () => void
  error: string | undefined
  ref: RefCallBack
}

/** One answer of the setup form. Typing renders only the field typed in, and takes back what was said of the answer. */
export function useAnswer<Name extends FieldPath<SetupAnswers>>(
  name: Name,
): Answer<FieldPathValue<SetupAnswers, Name>> {
  const { formId } = useSetupForm()
  const { clearErrors } = useFormContext<SetupAnswers>()
  const { field, fieldState } = useController<SetupAnswers, Name>({ name })
  const { value, onBlur, ref } = field

  const onChange = (changed: FieldPathValue<SetupAnswers, Name>) => {
    if (fieldState.error) clearErrors(name)
    field.onChange(changed)
  }

  return { id: answerId(formId, name), name, value, onChange, onBlur, ref, error: fieldState.error?.message }
}

/** The id of an answer's field, to which the summary of errors links. */
export function answerId(formId: string, path: string): string {
  return `${formId}-${path.replaceAll('.', '-')}`
}
