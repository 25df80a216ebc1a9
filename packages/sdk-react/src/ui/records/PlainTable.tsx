import type { ReactNode } from 'react'
import { styled } from 'styled-components'

export interface PlainTableProps {
  'aria-label': string
  /** Its head, its bodies, its foot. */
  children: ReactNode
  className?: string
  /** True when the table is always narrow enough not to scroll. */
  isNarrow?: boolean
}

/** A table that is read: nothing in it is sorted or chosen. Too wide for its place, it scrolls, by keyboard too; on paper it is whole. */
export function PlainTable({ children, className, isNarrow = false, ...named }: PlainTableProps) {
  return (
    <Room className={className} {...(!isNarrow && { ...named, role: 'group', tabIndex: 0 })}>
      <table {...named}>{children}</table>
    </Room>
  )
}

const Room = styled.div`
  &[role] {
    overflow-x: auto;
  }
  > table {
    width: 100%;
    border-collapse: collapse;
    font-size: var(--capstan-font-size-dense);
    font-variant-numeric: tabular-nums lining-nums;
  }
  :is(th, td) {
    padding: var(--capstan-space-2);
    border-block-end: 1px solid var(--capstan-border-subtle);
    font-weight: inherit;
    text-align: start;
  }
  [data-numeric] {
    text-align: end;
    white-space: nowrap;
  }
  thead th {
    background: var(--capstan-surface-sunken);
    color: var(--capstan-text-muted);
    font-weight: var(--capstan-font-weight-strong);
  }
  tfoot > tr > * {
    border-block: 1px solid var(--capstan-border-strong);
    font-weight: var(--capstan-font-weight-strong);
  }
  @media print {
    &[role] {
      overflow: visible;
    }
    /* There is nothing to scroll: a long name makes room for its figures, and no other word is broken for it. */
    th[scope='row'] {
      overflow-wrap: anywhere;
    }
    tr {
      break-inside: avoid;
    }
    /* A sum stands once, at the end. */
    tfoot {
      display: table-row-group;
    }
  }
`
