import { forwardRef, type HTMLAttributes } from 'react'
import { styled } from 'styled-components'
import { classNames } from '../classNames'

/** Any attribute of a `div`. */
export type FieldRowProps = HTMLAttributes<HTMLDivElement>

/** Fields that are parts of one thing, side by side where there is room: first and last name, city and state. */
export const FieldRow = forwardRef<HTMLDivElement, FieldRowProps>(function FieldRow(
  { className, ...rest },
  ref,
) {
  return <Grid {...rest} ref={ref} className={classNames('capstan-field-row', className)} />
})

const Grid = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, calc(160 * var(--capstan-unit))), 1fr));
  column-gap: var(--capstan-space-4);
  max-width: var(--capstan-size-field-width);
`
