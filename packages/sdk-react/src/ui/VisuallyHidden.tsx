import type { HTMLAttributes, Ref } from 'react'
import { styled } from 'styled-components'
import { classNames } from './classNames'

export interface VisuallyHiddenProps extends HTMLAttributes<HTMLSpanElement> {
  /** The span. */
  ref?: Ref<HTMLSpanElement>
}

/** Words for assistive technology only. */
export function VisuallyHidden({ className, ...rest }: VisuallyHiddenProps) {
  return <Hidden {...rest} className={classNames('capstan-hidden', className)} />
}

const Hidden = styled.span`
  position: absolute;
  width: 1px;
  height: 1px;
  margin: -1px;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
`
