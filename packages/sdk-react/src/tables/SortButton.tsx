import type { GridSort } from '@capstan/sdk-core/grid'
import { Button } from 'react-aria-components/Button'
import { styled } from 'styled-components'
import { Icon } from '../ui/display/Icon'

export interface SortButtonProps {
  /** The words above the column. */
  header: string
  /** How the rows are sorted by it. */
  direction?: GridSort['direction']
  onPress: () => void
}

/** The header of a column that can be sorted by: up, down, and as the rows come. */
export function SortButton({ header, direction, onPress }: SortButtonProps) {
  return (
    <Head onPress={onPress} className="capstan-sort" data-sorted={direction}>
      <span>{header}</span>
      <Icon name={direction === 'descending' ? 'sort-down' : 'sort-up'} dense />
    </Head>
  )
}

const Head = styled(Button)`
  display: inline-flex;
  align-items: center;
  gap: var(--capstan-space-1);
  min-height: calc(28 * var(--capstan-unit));
  margin-inline: calc(-1 * var(--capstan-space-1));
  padding-inline: var(--capstan-space-1);
  border: 0;
  border-radius: calc(2 * var(--capstan-unit));
  background: none;
  color: inherit;
  font: inherit;
  text-align: inherit;
  cursor: pointer;
  /* Words stand above their figures, at the end. */
  [data-numeric] > & {
    flex-direction: row-reverse;
  }
  > .capstan-icon {
    visibility: hidden;
  }
  &:is([data-sorted], [data-hovered], [data-focus-visible]) > .capstan-icon {
    visibility: visible;
  }
  &[data-sorted] {
    color: var(--capstan-text);
  }
  &:not([data-sorted]) > .capstan-icon {
    opacity: 0.5;
  }
  @media (pointer: coarse) {
    min-height: var(--capstan-size-control);
  }
  @media print {
    &:not([data-sorted]) > .capstan-icon {
      display: none;
    }
  }
`
