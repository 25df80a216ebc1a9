import { forwardRef, useId } from 'react'
import { Button } from 'react-aria-components/Button'
import { ListBox } from 'react-aria-components/ListBox'
import { Popover } from 'react-aria-components/Popover'
import { Select, SelectValue } from 'react-aria-components/Select'
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

export interface SelectFieldProps extends FieldProps<string> {
  /** The answers to choose from. */
  options: FieldOption[]
  /** What stands there before a choice. */
  placeholder?: string
  /** What the browser may fill in. */
  autoComplete?: string
}

/** One of a few answers. */
export const SelectField = forwardRef<HTMLButtonElement, SelectFieldProps>(function SelectField(
  {
    label,
    description,
    error,
    optional,
    isRequired = !optional,
    isDisabled,
    disabled,
    isReadOnly,
    options,
    placeholder,
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
      selectedKey={value || null}
      onSelectionChange={(key) => onChange?.(key === null ? '' : String(key))}
      placeholder={placeholder ?? messages.selectAnItem}
      isRequired={isRequired}
      isDisabled={isDisabled ?? disabled ?? isReadOnly}
      isInvalid={Boolean(error)}
      allowsEmptyCollection
      aria-describedby={describedBy(messageId, { optional, description, error })}
      validationBehavior="aria"
      className={classNames('capstan-field', className)}
    >
      <FieldLabel id={messageId} optional={optional}>
        {label}
      </FieldLabel>
      <Trigger
        ref={ref}
        className="capstan-control"
        data-invalid={error ? true : undefined}
        // A button cannot say that it is required or wrong; a combobox can.
        render={(props) => (
          <button
            {...props}
            role="combobox"
            aria-required={isRequired || undefined}
            aria-invalid={error ? true : undefined}
          />
        )}
      >
        <SelectValue className="capstan-truncate">
          {({ defaultChildren, isPlaceholder, selectedText }) =>
            isPlaceholder ? defaultChildren : <span title={selectedText}>{selectedText}</span>
          }
        </SelectValue>
        <Icon name="chevron-down" dense />
      </Trigger>
      <FieldMessage id={messageId} description={description} error={error} />
      <Floating className="capstan-popover" offset={4}>
        <ListBox items={options} renderEmptyState={() => <NoOptions>{messages.noOptions}</NoOptions>}>
          {(option) => <Option option={option} />}
        </ListBox>
      </Floating>
    </Field>
  )
})

const Field = styled(Select<FieldOption>)`
  ${fieldRules}
` as typeof Select<FieldOption>

const Trigger = styled(Button)`
  ${controlRules}
  ${groupRules}
  justify-content: space-between;
  cursor: pointer;
  > .capstan-truncate {
    min-width: 0;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  > .capstan-icon {
    margin-inline-end: calc(-3 * var(--capstan-unit));
  }
`

const Floating = styled(Popover)`
  ${popoverRules}
`
