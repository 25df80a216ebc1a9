import type { FieldInput } from '@capstan/sdk-core'
import { memo, type ReactNode } from 'react'
import type { FieldPath, FieldPathByValue, FieldValues } from 'react-hook-form'
import { KindField } from './KindField'
import type { KindFieldLook } from './KindFieldProps'
import { useAnswer } from './useAnswer'

export interface FieldProps<Values extends FieldValues = FieldValues> extends KindFieldLook {
  /** The path of its answer in the form: `parties.1.email`. */
  name: FieldPathByValue<Values, FieldInput> & FieldPath<Values>
  /** What the summary calls it; its label, where that is a text, unless given. Empty where what is wrong says it. */
  title?: string
  /** Called with what it then holds, after the form has it. */
  onAnswer?: (value: FieldInput) => void
}

/** One field of the form around it. It renders when it changes, and not when another does. */
export const Field = memo(function Field({ name, title, onAnswer, ...look }: FieldProps) {
  const answer = useAnswer<FieldValues, string>(
    name,
    title ?? (typeof look.label === 'string' ? look.label : ''),
  )
  const { ref, onChange, ...rest } = answer
  const change = (value: FieldInput) => {
    onChange(value)
    onAnswer?.(value)
  }

  return <KindField {...look} {...rest} controlRef={ref} onChange={change} />
})

/** The field for forms that hold these values: only names of theirs are taken. */
export function fieldOf<Values extends FieldValues>() {
  return Field as unknown as (props: FieldProps<Values>) => ReactNode // the names are narrowed, nothing else
}
