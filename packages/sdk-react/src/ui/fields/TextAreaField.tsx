import { forwardRef, useId } from 'react'
import { TextArea } from 'react-aria-components/TextArea'
import { TextField as AriaTextField } from 'react-aria-components/TextField'
import { styled } from 'styled-components'
import { classNames } from '../classNames'
import { describedBy } from './describedBy'
import { FieldLabel } from './FieldLabel'
import { FieldMessage } from './FieldMessage'
import type { FieldProps } from './fieldProps'
import { controlRules, fieldRules } from './fieldRules'

export interface TextAreaFieldProps extends FieldProps<string> {
  /** How many lines it shows at first. */
  rows?: number
  /** An example of what to type; never the label. */
  placeholder?: string
  /** How many characters fit. */
  maxLength?: number
}

/** Several lines of text. */
export const TextAreaField = forwardRef<HTMLTextAreaElement, TextAreaFieldProps>(function TextAreaField(
  {
    label,
    description,
    error,
    optional,
    isRequired = !optional,
    isDisabled,
    disabled,
    placeholder,
    rows = 3,
    className,
    ...rest
  },
  ref,
) {
  const messageId = useId()
  return (
    <Field
      {...rest}
      isRequired={isRequired}
      isDisabled={isDisabled ?? disabled}
      isInvalid={Boolean(error)}
      aria-describedby={describedBy(messageId, { optional, description, error })}
      validationBehavior="aria"
      className={classNames('capstan-field', className)}
    >
      <FieldLabel id={messageId} optional={optional}>
        {label}
      </FieldLabel>
      <Box ref={ref} rows={rows} placeholder={placeholder} className="capstan-input" />
      <FieldMessage id={messageId} description={description} error={error} />
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
