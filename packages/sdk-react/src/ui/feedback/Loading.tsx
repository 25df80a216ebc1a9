import { forwardRef, type HTMLAttributes, type ReactNode } from 'react'
import { styled } from 'styled-components'
import { classNames } from '../classNames'
import { Skeleton } from './Skeleton'
import { useSaysLoading } from './useSaysLoading'
import { useUiMessages } from '../uiMessages'
import { VisuallyHidden } from '../display/VisuallyHidden'

export interface LoadingProps extends HTMLAttributes<HTMLDivElement> {
  /** Skeletons in the final shape; a heading and three lines when not given. */
  children?: ReactNode
  /** `false` reserves the space and shows nothing: the first 50 ms of a query. */
  visible?: boolean
}

/** The loading view of a block: a skeleton, and a text for screen readers. */
export const Loading = forwardRef<HTMLDivElement, LoadingProps>(function Loading(
  { children, visible = true, className, ...rest },
  ref,
) {
  const messages = useUiMessages()
  const says = useSaysLoading(visible)

  return (
    <Status
      {...rest}
      ref={ref}
      role={says ? 'status' : undefined}
      aria-busy="true"
      className={classNames('capstan-loading', className)}
      data-waiting={!visible || undefined}
    >
      {visible && <VisuallyHidden>{messages.loading}</VisuallyHidden>}
      {children ?? <Lines />}
    </Status>
  )
})

function Lines() {
  return (
    <>
      <Skeleton width="40%" height="calc(20 * var(--capstan-unit))" />
      <Skeleton />
      <Skeleton />
      <Skeleton width="72%" />
    </>
  )
}

const Status = styled.div`
  position: relative;
  display: flex;
  flex-direction: column;
  gap: var(--capstan-space-4);
  &[data-waiting] {
    visibility: hidden;
  }
`
