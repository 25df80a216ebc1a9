import { forwardRef, type CSSProperties, type HTMLAttributes } from 'react'
import { styled } from 'styled-components'
import { classNames } from '../classNames'
import type { Space } from './Stack'

export interface InlineProps extends HTMLAttributes<HTMLDivElement> {
  /** The space between; 2 (8 px) when not given. */
  gap?: Space
  /** The first at the start, the last at the end. */
  spread?: boolean
}

/** Things side by side, wrapping where there is no room. */
export const Inline = forwardRef<HTMLDivElement, InlineProps>(function Inline(
  { gap = 2, spread, className, style, ...rest },
  ref,
) {
  return (
    <Line
      {...rest}
      ref={ref}
      className={classNames('capstan-row', className)}
      data-spread={spread || undefined}
      style={{ '--capstan-gap': `var(--capstan-space-${gap})`, ...style } as CSSProperties}
    />
  )
})

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--capstan-gap);
  min-width: 0;
  &[data-spread] {
    justify-content: space-between;
  }
`
