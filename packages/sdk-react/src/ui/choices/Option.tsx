import { useId, type HTMLAttributes } from 'react'
import { ListBoxItem, type ListBoxItemProps } from 'react-aria-components/ListBox'
import { styled } from 'styled-components'
import type { FieldOption } from '../fields/fieldProps'
import { Icon } from '../display/Icon'
import { optionRules } from '../overlays/popoverRules'

export interface OptionProps {
  /** The answer. */
  option: FieldOption
  /** Its value as the key: React Aria caches rendered items by it, so a new value renders a new option. */
  id: string
}

/** One answer in a list, checked when it is the chosen one. */
export function Option({ option, id }: OptionProps) {
  const label = option.label ?? option.value
  const descriptionId = useId()

  return (
    <Item
      id={id}
      textValue={label}
      className="capstan-option"
      {...(option.description && describedOption(label, descriptionId))}
    >
      {({ isSelected }) => (
        <>
          <span className="capstan-option-words">
            <span lang={option.lang}>{label}</span>
            {option.description && (
              <span id={descriptionId} className="capstan-option-description">
                {option.description}
              </span>
            )}
          </span>
          <span data-end="">{isSelected ? <Icon name="check" dense /> : option.detail}</span>
        </>
      )}
    </Item>
  )
}

/** Named by its label and described by its sentence. React Aria's own slots look their ids up in the page, not in a shadow root. */
function describedOption(label: string, descriptionId: string): Partial<ListBoxItemProps<FieldOption>> {
  return {
    'aria-label': label,
    render: (item) => <div {...(item as HTMLAttributes<HTMLDivElement>)} aria-describedby={descriptionId} />, // no link
  }
}

const Item = styled(ListBoxItem<FieldOption>)`
  ${optionRules}
  > .capstan-option-words {
    flex: 1;
    min-width: 0;
  }
  .capstan-option-description {
    display: block;
    /* As wide as the list is without it. */
    width: 0;
    min-width: 100%;
    color: var(--capstan-text-muted);
    font-size: var(--capstan-font-size-dense);
    font-weight: var(--capstan-font-weight-regular);
    line-height: calc(18 * var(--capstan-unit));
  }
  &[data-disabled] .capstan-option-description {
    color: inherit;
  }
  > [data-end] {
    flex: none;
    color: var(--capstan-text-muted);
    font-weight: var(--capstan-font-weight-regular);
  }
`
