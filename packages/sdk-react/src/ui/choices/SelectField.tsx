import { forwardRef } from 'react'
import { Button } from 'react-aria-components/Button'
import { ListBox } from 'react-aria-components/ListBox'
import { Popover } from 'react-aria-components/Popover'
import { Select, SelectValue } from 'react-aria-components/Select'
import { styled } from 'styled-components'
import type { FieldOption, FieldProps } from '../fields/fieldProps'
import { controlRules, fieldRules, groupRules } from '../fields/fieldRules'
import { useFieldFrame } from '../fields/useFieldFrame'
import { Icon } from '../display/Icon'
import { NoOptions } from './NoOptions'
import { Option } from './Option'
import { listPopoverRules } from '../overlays/popoverRules'
import { useUiMessages } from '../uiMessages'

export interface SelectFieldProps extends FieldProps<string> {
  /** The answers to choose from. */
  options: FieldOption[]
  /** The text shown while no option is selected. */
  placeholder?: string
  /** The autofill hint for the browser. */
  autoComplete?: string
}

/** One of a few answers. */
export const SelectField = forwardRef<HTMLButtonElement, SelectFieldProps>(function SelectField(
  { options, placeholder, value, onChange, isReadOnly, ...props },
  ref,
) {
  const { field, heading, message } = useFieldFrame({
    ...props,
    // There is no select to be read and copied.
    isDisabled: props.isDisabled ?? props.disabled ?? isReadOnly,
  })
  const messages = useUiMessages()

  return (
    <Field
      {...field}
      selectedKey={value || null}
      onSelectionChange={(key) => onChange?.(key === null ? '' : String(key))}
      placeholder={placeholder ?? messages.selectAnItem}
      allowsEmptyCollection
    >
      {heading}
      <Trigger
        ref={ref}
        className="capstan-control"
        data-invalid={field.isInvalid || undefined}
        // A button cannot say that it is required or wrong; a combobox can.
        render={(button) => (
          <button
            {...button}
            role="combobox"
            aria-required={field.isRequired || undefined}
            aria-invalid={field.isInvalid || undefined}
          />
        )}
      >
        <SelectValue<FieldOption> className="capstan-truncate">
          {({ defaultChildren, isPlaceholder, selectedItem, selectedText }) =>
            isPlaceholder ? (
              <span key="placeholder">{defaultChildren}</span>
            ) : (
              <span key="chosen" title={selectedText} lang={selectedItem?.lang}>
                {selectedText}
              </span>
            )
          }
        </SelectValue>
        <Icon name="chevron-down" dense />
      </Trigger>
      {message}
      <Floating className="capstan-popover" offset={4}>
        <ListBox items={options} renderEmptyState={() => <NoOptions>{messages.noOptions}</NoOptions>}>
          {(option) => <Option id={option.value} option={option} />}
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
  ${listPopoverRules}
`
