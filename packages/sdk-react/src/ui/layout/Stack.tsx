import { forwardRef, type CSSProperties, type HTMLAttributes } from 'react'
import { styled } from 'styled-components'
import { classNames } from '../classNames'

/** Steps of the 4 px grid: 1 is 4, 2 is 8, 4 is 16, 6 is 24. */
export type Space = 1 | 2 | 3 | 4 | 5 | 6 | 8 | 10 | 12

export interface StackProps extends HTMLAttributes<HTMLDivElement> {
  /** The space between; 4 (16 px) when not given. */
  gap?: Space
}

/** Things one under the other. */
export const Stack = forwardRef<HTMLDivElement, StackProps>(function Stack(
  { gap = 4, className, style, ...rest },
  ref,
) {
  return (
    <Column
      {...rest}
      ref={ref}
      className={classNames('capstan-stack', className)}
      style={{ '--capstan-gap': `var(--capstan-space-${gap})`, ...style } as CSSProperties}
    />
  )
})

const Column = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--capstan-gap);
  min-width: 0;
`
