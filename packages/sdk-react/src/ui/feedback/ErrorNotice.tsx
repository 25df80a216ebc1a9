import { forwardRef, type HTMLAttributes } from 'react'
import { Button } from '../actions/Button'
import { classNames } from '../classNames'
import { State } from './State'
import { useUiMessages } from '../uiMessages'

export interface ErrorNoticeProps extends Omit<HTMLAttributes<HTMLDivElement>, 'children'> {
  /** What happened; its message is shown only where `text` says so, because a stranger's words help nobody. */
  error?: unknown
  /** Tries again; without it there is no button. */
  onRetry?: () => void
  /** What to say; the default error text when not given. */
  text?: string
}

/** A block that failed: what happened, and a way to try again. */
export const ErrorNotice = forwardRef<HTMLDivElement, ErrorNoticeProps>(function ErrorNotice(
  { error, onRetry, text, className, ...rest },
  ref,
) {
  const messages = useUiMessages()

  return (
    <State
      role="alert"
      {...rest}
      ref={ref}
      icon="error"
      tone="danger"
      className={classNames('capstan-error-notice', className)}
      data-code={codeOf(error)}
      action={
        onRetry && (
          <Button icon="retry" onPress={onRetry}>
            {messages.retry}
          </Button>
        )
      }
    >
      {text ?? messages.errorText}
    </State>
  )
})

function codeOf(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error ? String(error.code) : undefined
}
