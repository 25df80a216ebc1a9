import { forwardRef } from 'react'
import { CheckboxGroup } from 'react-aria-components/CheckboxGroup'
import { styled } from 'styled-components'
import { Checkbox } from 'react-aria-components/Checkbox'
import { choiceRules, choicesRules } from './choiceRules'
import type { FieldOption, FieldProps } from '../fields/fieldProps'
import { fieldRules } from '../fields/fieldRules'
import { useFieldFrame } from '../fields/useFieldFrame'
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
  function CheckboxGroupField({ options, stack, ...props }, ref) {
    const { field, heading, message } = useFieldFrame(props)
    const group = useFirstControl(ref, 'input')
    return (
      <Field {...field} ref={group}>
        {heading}
        <div className="capstan-choices" data-stack={stack || undefined}>
          {options.map((option) => (
            <Choice key={option.value} value={option.value} className="capstan-choice" data-kind="checkbox">
              <span className="capstan-choice-mark" aria-hidden="true">
                <Icon name="check" />
              </span>
              <span lang={option.lang}>{option.label ?? option.value}</span>
            </Choice>
          ))}
        </div>
        {message}
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
