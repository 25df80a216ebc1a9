import type { FieldInput } from '@capstan/sdk-core'
import { memo, type ReactNode } from 'react'
import type { FieldPath, FieldPathByValue, FieldValues } from 'react-hook-form'
import { AuthorText } from '../../language/AuthorText'
import { errorLang, type FieldWords } from './FieldWords'
import { KindField } from './KindField'
import type { KindFieldLook } from './KindFieldProps'
import { useAnswer } from '../useAnswer'

export interface FormFieldProps<Values extends FieldValues = FieldValues>
  extends KindFieldLook, Omit<FieldWords, 'label' | 'kind'> {
  /** The path of its answer in the form: `parties.1.email`. */
  name: FieldPathByValue<Values, FieldInput> & FieldPath<Values>
  /** The name of the field in the summary; by default its label, if that is text. Empty where the error names the field. */
  title?: string
  /** Called with the new value, after the form has it. */
  onAnswer?: (value: FieldInput) => void
}

/** One field of the form around it. It renders when it changes, and not when another does. */
export const Field = memo(function Field({ name, title, onAnswer, ownError, lang, ...look }: FormFieldProps) {
  const answer = useAnswer<FieldValues, string>(
    name,
    title ?? (typeof look.label === 'string' ? look.label : ''),
    { ownError, lang, kind: look.isSecret ? 'password' : look.kind },
  )
  const { ref, onChange, error, ...rest } = answer
  const foreign = errorLang({ label: '', ownError, lang }, error)
  const change = (value: FieldInput) => {
    onChange(value)
    onAnswer?.(value)
  }

  return (
    <KindField
      {...look}
      {...rest}
      error={foreign ? <AuthorText text={error} lang={foreign} /> : error}
      controlRef={ref}
      onChange={change}
    />
  )
})

/** Returns the field component for forms with these values; it accepts only their names. */
export function fieldOf<Values extends FieldValues>() {
  return Field as unknown as (props: FormFieldProps<Values>) => ReactNode // the names are narrowed, nothing else
}
