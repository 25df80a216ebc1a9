import type { HTMLAttributes, Ref } from 'react'
import { Button } from './Button'
import { classNames } from './classNames'
import { State } from './State'
import { useUiMessages } from './uiMessages'

export interface ErrorNoticeProps extends Omit<HTMLAttributes<HTMLDivElement>, 'children'> {
  /** What happened; its message is shown only where `text` says so, because a stranger's words help nobody. */
  error?: unknown
  /** Tries again; without it there is no button. */
  onRetry?: () => void
  /** What to say; the default error text when not given. */
  text?: string
  /** The div. */
  ref?: Ref<HTMLDivElement>
}

/** A block that failed: what happened, and a way to try again. */
export function ErrorNotice({ error, onRetry, text, className, ...rest }: ErrorNoticeProps) {
  const messages = useUiMessages()

  return (
    <State
      role="alert"
      {...rest}
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
}

function codeOf(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error ? String(error.code) : undefined
}
