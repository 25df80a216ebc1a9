import type { HTMLAttributes, ReactNode, Ref } from 'react'
import { styled } from 'styled-components'
import { classNames } from './classNames'

export interface RowProps extends Omit<HTMLAttributes<HTMLDivElement>, 'children'> {
  /** What the value is. */
  label: ReactNode
  /** The value; nothing reads as "N/A". */
  value: ReactNode
  /** The value in bold. */
  strong?: boolean
  /** A quiet button at the end. */
  action?: ReactNode
  /** The div. */
  ref?: Ref<HTMLDivElement>
}

/** One label and its value, inside `DefinitionRows`. */
export function Row({ label, value, strong, action, className, ...rest }: RowProps) {
  const isEmpty = value === undefined || value === null || value === ''

  return (
    <Definition {...rest} className={classNames('capstan-definition', className)} data-strong={strong || undefined}>
      <dt>{label}</dt>
      <dd data-empty={isEmpty || undefined}>{isEmpty ? 'N/A' : value}</dd>
      {action && <dd data-actions="">{action}</dd>}
    </Definition>
  )
}

const Definition = styled.div`
  display: grid;
  grid-template-columns: min(220px, 36%) minmax(0, 1fr) auto;
  align-items: start;
  gap: var(--capstan-space-1) var(--capstan-space-6);
  min-height: 52px;
  padding: 8px var(--capstan-space-6);
  border-top: 1px solid var(--capstan-border-subtle);
  &:first-child {
    border-top: 0;
  }
  > dt {
    padding-block: 8px;
    color: var(--capstan-text-muted);
  }
  > dd {
    margin: 0;
    padding-block: 8px;
    overflow-wrap: anywhere;
    font-variant-numeric: tabular-nums lining-nums;
  }
  > dd[data-empty] {
    color: var(--capstan-text-muted);
  }
  > dd[data-actions] {
    padding-block: 4px;
  }
  &[data-strong] > dd {
    font-weight: var(--capstan-font-weight-strong);
  }
`
