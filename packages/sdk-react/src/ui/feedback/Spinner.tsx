import { forwardRef, type HTMLAttributes } from 'react'
import { styled } from 'styled-components'
import { classNames } from '../classNames'
import { Icon } from '../display/Icon'
import { useSaysLoading } from './useSaysLoading'
import { useUiMessages } from '../uiMessages'
import { VisuallyHidden } from '../display/VisuallyHidden'

export interface SpinnerProps extends HTMLAttributes<HTMLSpanElement> {
  /** The name of the pending operation; "Loading" by default. */
  label?: string
  /** The small size. */
  dense?: boolean
}

/** Something is under way and its shape is not known; where it is known, use `Skeleton`. */
export const Spinner = forwardRef<HTMLSpanElement, SpinnerProps>(function Spinner(
  { label, dense, className, ...rest },
  ref,
) {
  const messages = useUiMessages()
  const says = useSaysLoading(true)

  return (
    <Status
      role={says ? 'status' : undefined}
      {...rest}
      ref={ref}
      className={classNames('capstan-spinner', className)}
    >
      <Icon name="loader" spin dense={dense} />
      <VisuallyHidden>{label ?? messages.loading}</VisuallyHidden>
    </Status>
  )
})

const Status = styled.span`
  position: relative;
  display: inline-flex;
  color: var(--capstan-text-muted);
`
