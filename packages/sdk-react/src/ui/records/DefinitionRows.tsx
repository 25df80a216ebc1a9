import { forwardRef, type HTMLAttributes } from 'react'
import { styled } from 'styled-components'
import { classNames } from '../classNames'
import { narrow } from '../layout/breakpoints'

export interface DefinitionRowsProps extends HTMLAttributes<HTMLDListElement> {
  /** Short rows with the value at the end: a summary. */
  compact?: boolean
  /** The last row is the sum of the others. */
  total?: boolean
}

/** Labels and their values; put `Row`s into it, in a `flush` card when they go edge to edge. */
export const DefinitionRows = forwardRef<HTMLDListElement, DefinitionRowsProps>(function DefinitionRows(
  { compact, total, className, ...rest },
  ref,
) {
  return (
    <List
      {...rest}
      ref={ref}
      className={classNames('capstan-definitions', className)}
      data-compact={compact || undefined}
      data-total={total || undefined}
    />
  )
})

const List = styled.dl`
  display: block;
  margin: 0;
  /* The value stands at the end, under its label where they have no room beside each other. */
  &[data-compact] > .capstan-definition {
    display: flex;
    flex-wrap: wrap;
    justify-content: flex-end;
    gap: 0 var(--capstan-space-4);
    min-height: calc(36 * var(--capstan-unit));
    padding: calc(4 * var(--capstan-unit)) 0;
  }
  &[data-compact] > .capstan-definition > * {
    padding-block: calc(4 * var(--capstan-unit));
  }
  &[data-compact] > .capstan-definition > dt {
    flex: 1 1 min-content;
    min-width: 0;
    overflow-wrap: break-word;
  }
  &[data-compact] > .capstan-definition > dd {
    text-align: end;
  }
  &[data-total] > .capstan-definition:last-child {
    border-top-color: var(--capstan-border-strong);
    font-weight: var(--capstan-font-weight-strong);
  }
  &[data-total] > .capstan-definition:last-child > dt {
    color: inherit;
  }
  @container ${narrow} {
    &:not([data-compact]) > .capstan-definition {
      grid-template-columns: minmax(0, 1fr) auto;
      gap: 0 var(--capstan-space-4);
      padding-inline: var(--capstan-space-4);
    }
    &:not([data-compact]) > .capstan-definition > dt {
      grid-column: 1;
      padding-bottom: 0;
      font-size: var(--capstan-font-size-dense);
    }
    &:not([data-compact]) > .capstan-definition > dd:nth-child(2) {
      grid-column: 1;
      padding-top: 0;
    }
    > .capstan-definition > dd[data-actions] {
      grid-column: 2;
      grid-row: 1 / span 2;
      align-self: center;
    }
  }
`
