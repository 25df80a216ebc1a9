import { forwardRef, type HTMLAttributes } from 'react'
import { Button } from '../actions/Button'
import { classNames } from '../classNames'
import { State } from './State'
import { useUiMessages } from '../uiMessages'

export interface ErrorNoticeProps extends Omit<HTMLAttributes<HTMLDivElement>, 'children'> {
  /** The error. Its message is shown only through `text`, because the message of an unknown error does not help the reader. */
  error?: unknown
  /** Tries again; without it, or where trying again cannot help, there is no button. */
  onRetry?: () => void
  /** The text to show; by default the text for the code of the error, or else the general error text. */
  text?: string
}

/** The error state of a block: a message, and Retry. */
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

/** Codes of errors that a retry cannot resolve: the page must be configured differently. */
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
