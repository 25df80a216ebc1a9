import { forwardRef, type HTMLAttributes } from 'react'
import { Button } from '../actions/Button'
import { classNames } from '../classNames'
import { State } from './State'
import { useUiMessages } from '../uiMessages'

export interface ErrorNoticeProps extends Omit<HTMLAttributes<HTMLDivElement>, 'children'> {
  /** What happened; its message is shown only where `text` says so, because a stranger's words help nobody. */
  error?: unknown
  /** Tries again; without it, or where trying again cannot help, there is no button. */
  onRetry?: () => void
  /** What to say; when not given, what is true of the error, and the default error text of any other. */
  text?: string
}

/** A block that failed: what happened, and a way to try again. */
export const ErrorNotice = forwardRef<HTMLDivElement, ErrorNoticeProps>(function ErrorNotice(
  { error, onRetry, text, className, ...rest },
  ref,
) {
  const messages = useUiMessages()
  const code = codeOf(error)

  return (
    <State
      role="alert"
      {...rest}
      ref={ref}
      icon="error"
      tone="danger"
      className={classNames('capstan-error-notice', className)}
      data-code={code}
      action={
        onRetry &&
        !(code && stays.has(code)) && (
          <Button icon="retry" onPress={onRetry}>
            {messages.retry}
          </Button>
        )
      }
    >
      {text ?? messages[textByCode.get(code ?? '') ?? 'errorText']}
    </State>
  )
})

/** Errors that stay until the page is set up otherwise, whoever asks again. */
const stays = new Set(['forbidden_origin', 'not_granted', 'account_not_available'])

const textByCode = new Map<string, 'notSetUp' | 'noAccount' | 'noSession' | 'unreachable'>([
  ['forbidden_origin', 'notSetUp'],
  ['not_granted', 'notSetUp'],
  ['answer_unreadable', 'notSetUp'],
  ['account_not_available', 'noAccount'],
  ['unauthenticated', 'noSession'],
  ['session_failed', 'noSession'],
  ['network_failed', 'unreachable'],
])

function codeOf(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error ? String(error.code) : undefined
}
