import { forwardRef, type HTMLAttributes } from 'react'
import { styled } from 'styled-components'
import { hiddenRules } from './hiddenRules'
import { classNames } from '../classNames'

/** Any attribute of a `span`. */
export type VisuallyHiddenProps = HTMLAttributes<HTMLSpanElement>

/** Words for assistive technology only. */
export const VisuallyHidden = forwardRef<HTMLSpanElement, VisuallyHiddenProps>(function VisuallyHidden(
  { className, ...rest },
  ref,
) {
  return <Hidden {...rest} ref={ref} className={classNames('capstan-hidden', className)} />
})

const Hidden = styled.span`
  ${hiddenRules}
`
