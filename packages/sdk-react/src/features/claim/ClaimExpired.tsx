import { useEffect, useRef, useState } from 'react'
import { useIntentKey } from '../../forms/useIntentKey'
import { fillIn } from '../../language/fillIn'
import { useMessages } from '../../provider/useMessages'
import { useRouter } from '../../provider/useRouter'
import { Button } from '../../ui/actions/Button'
import { LinkButton } from '../../ui/actions/LinkButton'
import { Alert } from '../../ui/feedback/Alert'
import { useUiMessages } from '../../ui/uiMessages'
import { ClaimCard } from './ClaimCard'
import { claimMessages } from './messages'

export interface ClaimExpiredProps {
  /** Sends the mail again; without it nobody knows which one it was. */
  onResend?: (idempotencyKey: string) => Promise<unknown>
  /** Called once it was sent. */
  onResent: () => void
  /** Called when somebody begins with their email. */
  onBegin: () => void
}

/** From the answer until the page is left for its inbox text, in milliseconds. (CLAIM-014) */
const restMs = 300

/** A link that has run out: it is sent again, or one begins anew. (CLAIM-007, CLAIM-008, CLAIM-014, CLAIM-015) */
export function ClaimExpired({ onResend, onResent, onBegin }: ClaimExpiredProps) {
  const messages = useMessages('claim', claimMessages)
  const { href } = useRouter()
  const { error, isSending, send } = useResend({ onResend, onResent })

  return (
    <ClaimCard
      icon="clock"
      tone="warning"
      title={messages.expired}
      lead={onResend ? messages.expiredLead : messages.expiredWithoutMail}
      actions={
        onResend ? (
          <Button
            variant="primary"
            icon="send"
            autoFocus={error !== undefined}
            pending={isSending}
            onPress={() => void send()}
          >
            {isSending ? messages.resending : messages.resend}
          </Button>
        ) : (
          <LinkButton href={href('/account/claim')} onPress={onBegin}>
            {messages.startAgain}
          </LinkButton>
        )
      }
    >
      {error && <Alert tone="danger">{error}</Alert>}
    </ClaimCard>
  )
}

function useResend({ onResend, onResent }: Pick<ClaimExpiredProps, 'onResend' | 'onResent'>) {
  const messages = useMessages('claim', claimMessages)
  const { errorText } = useUiMessages()
  const keys = useIntentKey()
  const [state, setState] = useState<{ status: 'idle' | 'sending'; error?: string }>({ status: 'idle' })
  const rest = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(rest.current), [])

  const send = async () => {
    if (!onResend || state.status === 'sending') return
    setState({ status: 'sending' })
    try {
      await onResend(keys.of('resend'))
      rest.current = setTimeout(onResent, restMs)
    } catch (failure) {
      const message = failure instanceof Error ? failure.message : errorText
      setState({ status: 'idle', error: fillIn(messages.resendFailed, { message }) })
    }
  }
  return { error: state.error, isSending: state.status === 'sending', send }
}
