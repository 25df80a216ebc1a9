import { forwardRef, type CSSProperties, type HTMLAttributes } from 'react'
import { styled } from 'styled-components'
import { classNames } from '../classNames'
import { medium, narrow, wide } from './breakpoints'

export interface CardGridProps extends HTMLAttributes<HTMLDivElement> {
  /** How many cards share a row where there is room; 4 when not given. */
  columns?: number
  /** Three a row on the way from four to two. */
  stepped?: boolean
  /** The element; a `ul` expects `li` elements around its cards. Default: `div`. */
  as?: 'div' | 'ul'
}

/** Cards side by side: 4 a row, 2 on a tablet, 1 on a phone. */
export const CardGrid = forwardRef<HTMLDivElement, CardGridProps>(function CardGrid(
  { columns = 4, stepped, as = 'div', className, style, ...rest },
  ref,
) {
  return (
    <Grid
      {...rest}
      as={as}
      ref={ref}
      className={classNames('capstan-card-grid', className)}
      data-stepped={stepped || undefined}
      style={{ '--capstan-columns': columns, ...style } as CSSProperties}
    />
  )
})

const Grid = styled.div`
  display: grid;
  grid-template-columns: repeat(var(--capstan-columns, 4), minmax(0, 1fr));
  gap: var(--capstan-space-6);
  @container ${wide} {
    &:where([data-stepped]) {
      grid-template-columns: repeat(3, minmax(0, 1fr));
    }
  }
  @container ${medium} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  @container ${narrow} {
    grid-template-columns: minmax(0, 1fr);
    gap: var(--capstan-space-4);
  }
`
