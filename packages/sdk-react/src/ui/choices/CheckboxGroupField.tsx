import { forwardRef, useId } from 'react'
import { CheckboxGroup } from 'react-aria-components/CheckboxGroup'
import { styled } from 'styled-components'
import { Checkbox } from 'react-aria-components/Checkbox'
import { choiceRules, choicesRules } from './choiceRules'
import { classNames } from '../classNames'
import { describedBy } from '../fields/describedBy'
import { FieldLabel } from '../fields/FieldLabel'
import { FieldMessage } from '../fields/FieldMessage'
import type { FieldOption, FieldProps } from '../fields/fieldProps'
import { fieldRules } from '../fields/fieldRules'
import { Icon } from '../display/Icon'
import { useFirstControl } from '../fields/useFirstControl'

export interface CheckboxGroupFieldProps extends Omit<FieldProps<string[]>, 'autoFocus'> {
  /** The answers; any of them may be ticked. */
  options: FieldOption[]
  /** One under the other. */
  stack?: boolean
}

/** Any of a few answers. */
export const CheckboxGroupField = forwardRef<HTMLInputElement, CheckboxGroupFieldProps>(
  function CheckboxGroupField(
    {
      label,
      description,
      error,
      optional,
      isRequired = !optional,
      isDisabled,
      disabled,
      options,
      stack,
      className,
      ...rest
    },
    ref,
  ) {
    const messageId = useId()
    const group = useFirstControl(ref, 'input')
    return (
      <Field
        {...rest}
        ref={group}
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
        <div className="capstan-choices" data-stack={stack || undefined}>
          {options.map((option) => (
            <Choice key={option.value} value={option.value} className="capstan-choice" data-kind="checkbox">
              <span className="capstan-choice-mark" aria-hidden="true">
                <Icon name="check" />
              </span>
              <span>{option.label ?? option.value}</span>
            </Choice>
          ))}
        </div>
        <FieldMessage id={messageId} description={description} error={error} />
      </Field>
    )
  },
)

const Field = styled(CheckboxGroup)`
  ${fieldRules}
  > .capstan-choices {
    ${choicesRules}
  }
`

const Choice = styled(Checkbox)`
  ${choiceRules}
`
