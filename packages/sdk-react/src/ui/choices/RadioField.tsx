import { forwardRef } from 'react'
import { Radio, RadioGroup } from 'react-aria-components/RadioGroup'
import { styled } from 'styled-components'
import { choiceRules, choicesRules } from './choiceRules'
import type { FieldOption, FieldProps } from '../fields/fieldProps'
import { fieldRules } from '../fields/fieldRules'
import { useFieldFrame } from '../fields/useFieldFrame'
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
  { options, stack, value, ...props },
  ref,
) {
  const { field, heading, message } = useFieldFrame(props)
  const group = useFirstControl(ref, 'input')
  const { yes, no } = useUiMessages()
  const answers = options ?? [
    { value: 'yes', label: yes },
    { value: 'no', label: no },
  ]

  return (
    <Field {...field} ref={group} value={value || null}>
      {heading}
      <div className="capstan-choices" data-stack={stack || undefined}>
        {answers.map((answer) => (
          <Choice key={answer.value} value={answer.value} className="capstan-choice" data-kind="radio">
            <span className="capstan-choice-mark" aria-hidden="true" />
            <span lang={answer.lang}>{answer.label ?? answer.value}</span>
          </Choice>
        ))}
      </div>
      {message}
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
