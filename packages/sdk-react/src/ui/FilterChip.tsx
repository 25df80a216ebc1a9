import type { ReactNode, Ref } from 'react'
import { ToggleButton, type ToggleButtonProps } from 'react-aria-components'
import { styled } from 'styled-components'
import { classNames } from './classNames'
import { Icon } from './Icon'

export interface FilterChipProps extends Pick<ToggleButtonProps, 'isDisabled' | 'aria-label' | 'id'> {
  /** What it lets through. */
  children: ReactNode
  /** How many there are. */
  count?: number
  /** Whether it lets them through. */
  isSelected?: boolean
  /** Called with the new state. */
  onChange?: (isSelected: boolean) => void
  className?: string
  /** The button. */
  ref?: Ref<HTMLButtonElement>
}

/** A filter that is on or off. */
export function FilterChip({ children, count, className, isSelected, ...rest }: FilterChipProps) {
  return (
    <Toggle {...rest} isSelected={isSelected} className={classNames('capstan-filter-chip', className)}>
      {({ isSelected: isOn }) => (
        <>
          {isOn && <Icon name="check" dense />}
          {children}
          {count !== undefined && <span className="capstan-count">{count}</span>}
        </>
      )}
    </Toggle>
  )
}

const Toggle = styled(ToggleButton)`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  margin: 0;
  min-height: 28px;
  padding: 3px 10px;
  border: 1px solid var(--capstan-border-strong);
  border-radius: var(--capstan-radius-base);
  background: var(--capstan-surface-raised);
  color: var(--capstan-text);
  font: inherit;
  font-size: var(--capstan-font-size-dense);
  line-height: 20px;
  cursor: pointer;
  &[data-hovered] {
    background: var(--capstan-surface-hover);
  }
  &[data-selected] {
    border-color: var(--capstan-primary-edge);
    background: var(--capstan-primary-soft);
    color: var(--capstan-on-primary-soft);
    font-weight: var(--capstan-font-weight-strong);
  }
  > .capstan-count {
    color: var(--capstan-text-muted);
    font-weight: var(--capstan-font-weight-regular);
  }
  &[data-selected] > .capstan-count {
    color: inherit;
  }
  &[data-disabled] {
    border-color: var(--capstan-border);
    color: var(--capstan-text-disabled);
    cursor: not-allowed;
  }
  @media (pointer: coarse) {
    min-height: 44px;
  }
`
