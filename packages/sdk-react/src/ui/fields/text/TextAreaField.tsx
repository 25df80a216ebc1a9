import { forwardRef } from 'react'
import { TextArea } from 'react-aria-components/TextArea'
import { TextField as AriaTextField } from 'react-aria-components/TextField'
import { styled } from 'styled-components'
import type { FieldProps } from '../fieldProps'
import { controlRules, fieldRules } from '../fieldRules'
import { useFieldFrame } from '../useFieldFrame'

export interface TextAreaFieldProps extends FieldProps<string> {
  /** How many lines it shows at first. */
  rows?: number
  /** An example value; never the label. */
  placeholder?: string
  /** How many characters fit. */
  maxLength?: number
}

/** Several lines of text. */
export const TextAreaField = forwardRef<HTMLTextAreaElement, TextAreaFieldProps>(function TextAreaField(
  { placeholder, rows = 3, ...props },
  ref,
) {
  const { field, heading, message } = useFieldFrame(props)
  return (
    <Field {...field}>
      {heading}
      <Box ref={ref} rows={rows} placeholder={placeholder} className="capstan-input" />
      {message}
    </Field>
  )
})

const Field = styled(AriaTextField)`
  ${fieldRules}
`

const Box = styled(TextArea)`
  ${controlRules}
  min-height: calc(84 * var(--capstan-unit));
  resize: vertical;
`
