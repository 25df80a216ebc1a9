import { forwardRef, type HTMLAttributes } from 'react'
import { styled } from 'styled-components'
import { classNames } from '../classNames'

export type ToolbarProps = HTMLAttributes<HTMLDivElement>

/** The line above a list: its filters at the start, its counts at the end. */
export const Toolbar = forwardRef<HTMLDivElement, ToolbarProps>(function Toolbar(
  { className, ...rest },
  ref,
) {
  return <Bar {...rest} ref={ref} className={classNames('capstan-toolbar', className)} />
})

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--capstan-space-2);
  padding: var(--capstan-space-3) var(--capstan-space-4);
  border-bottom: 1px solid var(--capstan-border);
  > .capstan-note {
    color: var(--capstan-text-muted);
    font-size: var(--capstan-font-size-dense);
  }
  @media print {
    display: none;
  }
`
