import { forwardRef, type HTMLAttributes, type ReactNode } from 'react'
import { classNames } from '../classNames'
import type { IconName } from '../display/Icon'
import { State } from './State'
import { useUiMessages } from '../uiMessages'

export interface EmptyStateProps extends Omit<HTMLAttributes<HTMLDivElement>, 'children'> {
  /** The text for an empty list, in the words of the specification; "None Found." by default. */
  text?: ReactNode
  /** A muted sentence under it: why there is nothing. */
  detail?: ReactNode
  /** The one thing to do next, if the person may do it. */
  action?: ReactNode
  /** Another drawing than the empty tray. */
  icon?: IconName
}

/** The empty state of a list, with its next action. */
export const EmptyState = forwardRef<HTMLDivElement, EmptyStateProps>(function EmptyState(
  { text, detail, action, icon = 'inbox', className, ...rest },
  ref,
) {
  const messages = useUiMessages()

  return (
    <State
      {...rest}
      ref={ref}
      icon={icon}
      detail={detail}
      action={action}
      className={classNames('capstan-empty-state', className)}
    >
      {text ?? messages.noneFound}
    </State>
  )
})
