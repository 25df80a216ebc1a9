import { forwardRef, useId } from 'react'
import { Radio, RadioGroup } from 'react-aria-components/RadioGroup'
import { styled } from 'styled-components'
import { choiceRules, choicesRules } from './choiceRules'
import { classNames } from '../classNames'
import { describedBy } from '../fields/describedBy'
import { FieldLabel } from '../fields/FieldLabel'
import { FieldMessage } from '../fields/FieldMessage'
import type { FieldOption, FieldProps } from '../fields/fieldProps'
import { fieldRules } from '../fields/fieldRules'
import { useUiMessages } from '../uiMessages'
import { useFirstControl } from '../fields/useFirstControl'

export interface RadioFieldProps extends Omit<FieldProps<string>, 'autoFocus'> {
  /** The answers; `yes` and `no` when not given. */
  options?: FieldOption[]
  /** One under the other. */
  stack?: boolean
}

/** One of two or three answers, all of them in sight. Starts unanswered. */
export const RadioField = forwardRef<HTMLInputElement, RadioFieldProps>(function RadioField(
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
    value,
    className,
    ...rest
  },
  ref,
) {
  const messageId = useId()
  const group = useFirstControl(ref, 'input')
  const { yes, no } = useUiMessages()
  const answers = options ?? [
    { value: 'yes', label: yes },
    { value: 'no', label: no },
  ]

  return (
    <Field
      {...rest}
      ref={group}
      value={value || null}
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
        {answers.map((answer) => (
          <Choice key={answer.value} value={answer.value} className="capstan-choice" data-kind="radio">
            <span className="capstan-choice-mark" aria-hidden="true" />
            <span>{answer.label ?? answer.value}</span>
          </Choice>
        ))}
      </div>
      <FieldMessage id={messageId} description={description} error={error} />
    </Field>
  )
})

const Field = styled(RadioGroup)`
  ${fieldRules}
  > .capstan-choices {
    ${choicesRules}
  }
`

const Choice = styled(Radio)`
  ${choiceRules}
`
