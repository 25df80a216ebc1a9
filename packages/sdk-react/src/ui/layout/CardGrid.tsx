import { forwardRef, type CSSProperties, type HTMLAttributes } from 'react'
import { styled } from 'styled-components'
import { classNames } from '../classNames'
import { medium, narrow } from './breakpoints'

export interface CardGridProps extends HTMLAttributes<HTMLDivElement> {
  /** How many cards share a row where there is room; 4 when not given. */
  columns?: number
}

/** Cards side by side: 4 a row, 2 on a tablet, 1 on a phone. */
export const CardGrid = forwardRef<HTMLDivElement, CardGridProps>(function CardGrid(
  { columns = 4, className, style, ...rest },
  ref,
) {
  return (
    <Grid
      {...rest}
      ref={ref}
      className={classNames('capstan-card-grid', className)}
      style={{ '--capstan-columns': columns, ...style } as CSSProperties}
    />
  )
})

const Grid = styled.div`
  display: grid;
  grid-template-columns: repeat(var(--capstan-columns, 4), minmax(0, 1fr));
  gap: var(--capstan-space-6);
  @container ${medium} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  @container ${narrow} {
    grid-template-columns: minmax(0, 1fr);
    gap: var(--capstan-space-4);
  }
`
