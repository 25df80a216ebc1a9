import { useController, type RefCallBack, type UseFormReturn } from 'react-hook-form'
import type { KeyField } from './keyProblem'

/** A key as its form holds it. */
export interface KeyAnswers {
  name: string
  /** As typed, one a line. */
  origins: string
  components: string[]
}

/** An answer in the shape every field takes. */
interface KeyAnswer<Value> {
  id: string
  name: string
  value: Value
  onChange: (value: Value) => void
  onBlur: () => void
  error: string | undefined
  ref: RefCallBack
}

interface KeyFormParts {
  form: UseFormReturn<KeyAnswers>
  /** The id of the form. */
  formId: string
}

/** One answer of a key's form, in the shape every field takes. Typing takes back what was said of it. */
export function useKeyAnswer<Name extends KeyField>(
  name: Name,
  { form, formId }: KeyFormParts,
): KeyAnswer<KeyAnswers[Name]> {
  const { field, fieldState } = useController<KeyAnswers, Name>({ name, control: form.control })
  const { value, onBlur, ref } = field
  const onChange = (changed: KeyAnswers[Name]) => {
    if (fieldState.error) form.clearErrors(name)
    field.onChange(changed)
  }

  return {
    id: keyAnswerId(formId, name),
    name,
    value,
    onChange,
    onBlur,
    ref,
    error: fieldState.error?.message,
  }
}

/** The id of an answer's field, to which the summary of errors links. */
export function keyAnswerId(formId: string, name: KeyField): string {
  return `${formId}-${name}`
}
