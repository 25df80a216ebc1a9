import { ListBoxItem } from 'react-aria-components/ListBox'
import { styled } from 'styled-components'
import type { FieldOption } from '../fields/fieldProps'
import { Icon } from '../display/Icon'
import { optionRules } from '../overlays/popoverRules'

export interface OptionProps {
  /** The answer. */
  option: FieldOption
}

/** One answer in a list, checked when it is the chosen one. */
export function Option({ option }: OptionProps) {
  const label = option.label ?? option.value

  return (
    <Item id={option.value} textValue={label} className="capstan-option">
      {({ isSelected }) => (
        <>
          <span>{label}</span>
          <span data-end="">{isSelected ? <Icon name="check" dense /> : option.detail}</span>
        </>
      )}
    </Item>
  )
}

const Item = styled(ListBoxItem<FieldOption>)`
  ${optionRules}
  > [data-end] {
    flex: none;
    color: var(--capstan-text-muted);
    font-weight: var(--capstan-font-weight-regular);
  }
`
