import { forwardRef, useId } from 'react'
import { Button } from 'react-aria-components/Button'
import { ComboBox } from 'react-aria-components/ComboBox'
import { Group } from 'react-aria-components/Group'
import { Input } from 'react-aria-components/Input'
import { ListBox } from 'react-aria-components/ListBox'
import { Popover } from 'react-aria-components/Popover'
import { styled } from 'styled-components'
import { classNames } from '../classNames'
import { describedBy } from '../fields/describedBy'
import { FieldLabel } from '../fields/FieldLabel'
import { FieldMessage } from '../fields/FieldMessage'
import type { FieldOption, FieldProps } from '../fields/fieldProps'
import { controlRules, fieldRules, groupRules } from '../fields/fieldRules'
import { Icon } from '../display/Icon'
import { NoOptions } from './NoOptions'
import { Option } from './Option'
import { popoverRules } from '../overlays/popoverRules'
import { useUiMessages } from '../uiMessages'

export interface TypeaheadFieldProps extends FieldProps<string> {
  /** The answers to choose from; typing narrows them. */
  options: FieldOption[]
  /** An example of what to type. */
  placeholder?: string
  /** What the browser may fill in. */
  autoComplete?: string
  /** Called with what is typed, when the answers come from elsewhere. */
  onInputChange?: (text: string) => void
}

/** One of many answers, found by typing. */
export const TypeaheadField = forwardRef<HTMLInputElement, TypeaheadFieldProps>(function TypeaheadField(
  {
    label,
    description,
    error,
    optional,
    isRequired = !optional,
    isDisabled,
    disabled,
    options,
    placeholder,
    autoComplete,
    value,
    onChange,
    className,
    ...rest
  },
  ref,
) {
  const messageId = useId()
  const messages = useUiMessages()

  return (
    <Field
      {...rest}
      defaultItems={options}
      selectedKey={value || null}
      onSelectionChange={(key) => onChange?.(key === null ? '' : String(key))}
      isRequired={isRequired}
      isDisabled={isDisabled ?? disabled}
      isInvalid={Boolean(error)}
      allowsEmptyCollection
      menuTrigger="input"
      aria-describedby={describedBy(messageId, { optional, description, error })}
      validationBehavior="aria"
      className={classNames('capstan-field', className)}
    >
      <FieldLabel id={messageId} optional={optional}>
        {label}
      </FieldLabel>
      <Control
        className="capstan-control"
        isInvalid={Boolean(error)}
        data-readonly={rest.isReadOnly || undefined}
      >
        <Input ref={ref} placeholder={placeholder} autoComplete={autoComplete} />
        {/* React Aria adds the name of the field. */}
        <Button className="capstan-control-button" aria-label={messages.showOptions}>
          <Icon name="chevron-down" dense />
        </Button>
      </Control>
      <FieldMessage id={messageId} description={description} error={error} />
      <Floating className="capstan-popover" offset={4}>
        <ListBox<FieldOption> renderEmptyState={() => <NoOptions>{messages.nothingFound}</NoOptions>}>
          {(option) => <Option option={option} />}
        </ListBox>
      </Floating>
    </Field>
  )
})

const Field = styled(ComboBox<FieldOption>)`
  ${fieldRules}
` as typeof ComboBox<FieldOption>

const Control = styled(Group)`
  ${controlRules}
  ${groupRules}
`

const Floating = styled(Popover)`
  ${popoverRules}
`
