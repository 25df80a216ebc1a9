import { forwardRef, type HTMLAttributes, type ReactNode } from 'react'
import { styled } from 'styled-components'
import { classNames } from '../classNames'
import { useUiMessages } from '../uiMessages'

export interface RowProps extends Omit<HTMLAttributes<HTMLDivElement>, 'children'> {
  /** The label of the value. */
  label: ReactNode
  /** The value; nothing reads as "N/A". */
  value: ReactNode
  /** The value in bold. */
  strong?: boolean
  /** A quiet button at the end. */
  action?: ReactNode
}

/** One label and its value, inside `DefinitionRows`. */
export const Row = forwardRef<HTMLDivElement, RowProps>(function Row(
  { label, value, strong, action, className, ...rest },
  ref,
) {
  const messages = useUiMessages()
  const isEmpty = value === undefined || value === null || value === ''

  return (
    <Definition
      {...rest}
      ref={ref}
      className={classNames('capstan-definition', className)}
      data-strong={strong || undefined}
    >
      <dt>{label}</dt>
      <dd data-empty={isEmpty || undefined}>{isEmpty ? messages.notAvailable : shown(value)}</dd>
      {action && <dd data-actions="">{action}</dd>}
    </Definition>
  )
})

/** A person's text or a figure keeps its own direction. */
function shown(value: ReactNode): ReactNode {
  const text = renderable(value)
  return typeof text === 'string' ? <bdi>{text}</bdi> : text
}

const Definition = styled.div`
  display: grid;
  grid-template-columns: min(calc(220 * var(--capstan-unit)), 36%) minmax(0, 1fr) auto;
  align-items: start;
  gap: var(--capstan-space-1) var(--capstan-space-6);
  min-height: calc(52 * var(--capstan-unit));
  padding: calc(8 * var(--capstan-unit)) var(--capstan-space-6);
  border-top: 1px solid var(--capstan-border-subtle);
  &:first-child {
    border-top: 0;
  }
  > dt {
    padding-block: calc(8 * var(--capstan-unit));
    color: var(--capstan-text-muted);
  }
  > dd {
    margin: 0;
    padding-block: calc(8 * var(--capstan-unit));
    overflow-wrap: anywhere;
    font-variant-numeric: tabular-nums lining-nums;
  }
  > dd[data-empty] {
    color: var(--capstan-text-muted);
  }
  > dd[data-actions] {
    padding-block: calc(4 * var(--capstan-unit));
  }
  &[data-strong] > dd {
    font-weight: var(--capstan-font-weight-strong);
  }
`

/**
 * Returns a value that React can render. A value from JSON may be an object despite its type, which would crash the page; it is
 * shown as text instead.
 */
function renderable(value: ReactNode): ReactNode {
  if (typeof value !== 'object' || value === null) return value
  if (Symbol.iterator in value || '$$typeof' in value || 'then' in value) return value
  return `Attempted to render raw object: ${JSON.stringify(value)}`
}
