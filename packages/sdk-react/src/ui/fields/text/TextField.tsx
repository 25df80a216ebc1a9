import { forwardRef, type ReactNode } from 'react'
import { Group } from 'react-aria-components/Group'
import { Input } from 'react-aria-components/Input'
import {
  TextField as AriaTextField,
  type TextFieldProps as AriaTextFieldProps,
} from 'react-aria-components/TextField'
import { styled } from 'styled-components'
import type { FieldProps } from '../fieldProps'
import { controlRules, fieldRules, groupRules } from '../fieldRules'
import { useFieldFrame } from '../useFieldFrame'

export interface TextFieldProps
  extends
    FieldProps<string>,
    Pick<
      AriaTextFieldProps,
      | 'type'
      | 'autoComplete'
      | 'inputMode'
      | 'maxLength'
      | 'spellCheck'
      | 'pattern'
      | 'aria-label'
      | 'onFocus'
      | 'onKeyDown'
    > {
  /** An example value; never the label. */
  placeholder?: string
  /** Muted text before the value: `$`. */
  prefix?: ReactNode
  /** Muted words after it: `units`; or a `.capstan-control-button`. */
  suffix?: ReactNode
  /** A figure: tabular, at the end. */
  numeric?: boolean
  /** `ltr` if the value is read from the left in every language: a number with hyphens, for example. */
  dir?: 'ltr'
}

/** One line of text. */
export const TextField = forwardRef<HTMLInputElement, TextFieldProps>(function TextField(
  { placeholder, prefix, suffix, numeric, dir, ...props },
  ref,
) {
  const { field, control, heading, message } = useFieldFrame(props)
  const input = { ref, placeholder, dir, 'data-numeric': numeric || undefined }

  return (
    <Field {...field}>
      {heading}
      {prefix || suffix ? (
        <Control {...control}>
          {prefix && <Affix>{prefix}</Affix>}
          <Input {...input} />
          {suffix && <Affix>{suffix}</Affix>}
        </Control>
      ) : (
        <Box {...input} className="capstan-input" />
      )}
      {message}
    </Field>
  )
})

function Affix({ children }: { children: ReactNode }) {
  return typeof children === 'string' ? (
    <span className="capstan-affix" aria-hidden="true">
      {children}
    </span>
  ) : (
    children
  )
}

const Field = styled(AriaTextField)`
  ${fieldRules}
`

const Box = styled(Input)`
  ${controlRules}
`

const Control = styled(Group)`
  ${controlRules}
  ${groupRules}
`
