import { forwardRef, useId, type ReactNode } from 'react'
import { Checkbox } from 'react-aria-components/Checkbox'
import { styled } from 'styled-components'
import { choiceRules } from './choiceRules'
import { classNames } from '../classNames'
import { describedBy } from '../fields/describedBy'
import { FieldMessage } from '../fields/FieldMessage'
import type { FieldProps } from '../fields/fieldProps'
import { fieldRules } from '../fields/fieldRules'
import { Icon } from '../display/Icon'

export interface CheckboxFieldProps extends FieldProps<boolean> {
  /** The statement that a checked box confirms. */
  label: ReactNode
  /** True when some of its items are selected. */
  isIndeterminate?: boolean
  /** No line for a message below: for lists of choices. */
  bare?: boolean
}

/** One thing to agree to or to switch on. */
export const CheckboxField = forwardRef<HTMLInputElement, CheckboxFieldProps>(function CheckboxField(
  {
    label,
    description,
    error,
    optional,
    isRequired = !optional,
    isDisabled,
    disabled,
    value,
    bare,
    className,
    ...rest
  },
  ref,
) {
  const messageId = useId()

  return (
    <Field className={classNames('capstan-field', className)}>
      <Choice
        {...rest}
        inputRef={ref}
        isSelected={value ?? false}
        isRequired={isRequired}
        isDisabled={isDisabled ?? disabled}
        isInvalid={Boolean(error)}
        validationBehavior="aria"
        aria-describedby={bare ? undefined : describedBy(messageId, { description, error })}
        className="capstan-choice"
        data-kind="checkbox"
      >
        {({ isIndeterminate }) => (
          <>
            <span className="capstan-choice-mark" aria-hidden="true">
              <Icon name={isIndeterminate ? 'minus' : 'check'} />
            </span>
            <span>{label}</span>
          </>
        )}
      </Choice>
      {!bare && <FieldMessage id={messageId} description={description} error={error} />}
    </Field>
  )
})

const Field = styled.div`
  ${fieldRules}
  justify-items: start;
`

const Choice = styled(Checkbox)`
  ${choiceRules}
`
