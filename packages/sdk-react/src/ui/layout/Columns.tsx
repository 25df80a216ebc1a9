import { forwardRef, type HTMLAttributes } from 'react'
import { styled } from 'styled-components'
import { classNames } from '../classNames'
import { medium } from './breakpoints'

export interface ColumnsProps extends HTMLAttributes<HTMLDivElement> {
  /** How two children share twelve columns: summary or list beside work, work beside list, list beside context. */
  split?: '4-8' | '5-7' | '7-5' | '8-4' | '6-6'
  /** Both are as high as the higher one: two cards of one row. */
  stretch?: boolean
}

/** Two things side by side; below 900 one under the other. A summary is narrower beside work with `data-wants-room` in it. */
export const Columns = forwardRef<HTMLDivElement, ColumnsProps>(function Columns(
  { split = '6-6', stretch, className, ...rest },
  ref,
) {
  return (
    <Grid
      {...rest}
      ref={ref}
      className={classNames('capstan-columns', className)}
      data-split={split}
      data-align={stretch ? 'stretch' : undefined}
    />
  )
})

const Grid = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  align-items: start;
  gap: var(--capstan-space-6);
  &[data-align='stretch'] {
    align-items: stretch;
  }
  &[data-split='4-8'] {
    grid-template-columns: minmax(0, 4fr) minmax(0, 8fr);
  }
  &[data-split='4-8']:where(:has([data-wants-room])) {
    grid-template-columns: minmax(0, calc(272 * var(--capstan-unit))) minmax(0, 1fr);
  }
  &[data-split='5-7'] {
    grid-template-columns: minmax(0, 5fr) minmax(0, 7fr);
  }
  /* Seven of twelve columns at 1,280 px are a little less than the 50em that a table needs for its columns. */
  &[data-split='7-5'] {
    grid-template-columns: minmax(min(51em, 60%), 7fr) minmax(0, 5fr);
  }
  &[data-split='8-4'] {
    grid-template-columns: minmax(0, 8fr) minmax(0, 4fr);
  }
  > * {
    min-width: 0;
  }
  @container ${medium} {
    &[data-split] {
      grid-template-columns: minmax(0, 1fr);
    }
  }
`
