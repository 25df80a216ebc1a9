import { forwardRef, type ReactNode } from 'react'
import { ToggleButton, type ToggleButtonProps } from 'react-aria-components/ToggleButton'
import { styled } from 'styled-components'
import { useFormats } from '../../language/useFormats'
import { classNames } from '../classNames'
import { Icon } from '../display/Icon'

export interface FilterChipProps extends Pick<ToggleButtonProps, 'isDisabled' | 'aria-label' | 'id'> {
  /** The label of the filter. */
  children: ReactNode
  /** How many there are. */
  count?: number
  /** True when the filter is on. */
  isSelected?: boolean
  /** Called with the new state. */
  onChange?: (isSelected: boolean) => void
  className?: string
}

/** A filter that is on or off. */
export const FilterChip = forwardRef<HTMLButtonElement, FilterChipProps>(function FilterChip(
  { children, count, className, isSelected, ...rest },
  ref,
) {
  const { units } = useFormats()

  return (
    <Toggle
      {...rest}
      ref={ref}
      isSelected={isSelected}
      className={classNames('capstan-filter-chip', className)}
    >
      {({ isSelected: isOn }) => (
        <>
          {isOn && <Icon name="check" dense />}
          {children}
          {count !== undefined && <span className="capstan-count">{units(String(count))}</span>}
        </>
      )}
    </Toggle>
  )
})

const Toggle = styled(ToggleButton)`
  display: inline-flex;
  align-items: center;
  gap: calc(6 * var(--capstan-unit));
  margin: 0;
  min-height: calc(28 * var(--capstan-unit));
  padding: calc(3 * var(--capstan-unit)) calc(10 * var(--capstan-unit));
  border: 1px solid var(--capstan-border-strong);
  border-radius: var(--capstan-radius-base);
  background: var(--capstan-surface-raised);
  color: var(--capstan-text);
  font: inherit;
  font-size: var(--capstan-font-size-dense);
  line-height: calc(20 * var(--capstan-unit));
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
    min-height: calc(44 * var(--capstan-unit));
  }
`
