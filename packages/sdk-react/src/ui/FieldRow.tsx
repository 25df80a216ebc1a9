import type { HTMLAttributes, Ref } from 'react'
import { styled } from 'styled-components'
import { classNames } from './classNames'

export interface FieldRowProps extends HTMLAttributes<HTMLDivElement> {
  /** The div. */
  ref?: Ref<HTMLDivElement>
}

/** Fields that are parts of one thing, side by side where there is room: first and last name, city and state. */
export function FieldRow({ className, ...rest }: FieldRowProps) {
  return <Grid {...rest} className={classNames('capstan-field-row', className)} />
}

const Grid = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 160px), 1fr));
  column-gap: var(--capstan-space-4);
  max-width: var(--capstan-size-field-width);
`
