import { claimMails, type ClaimMails, claimStatus, type ClaimStatus } from '@capstan/sdk-core/claim'
import { useEffect, useRef, useState } from 'react'
import { useIntentKey } from '../../forms/sending/useIntentKey'
import { fillIn } from '../../language/fillIn'
import { block, type BlockProps } from '../../provider/block'
import { useCapstan, useCapstanContext } from '../../provider/useCapstan'
import { useMessages } from '../../provider/useMessages'
import { useRouter } from '../../provider/useRouter'
import { Button } from '../../ui/actions/Button'
import { LinkButton } from '../../ui/actions/LinkButton'
import { Alert } from '../../ui/feedback/Alert'
import { lazyPart } from '../../ui/lazy/lazyPart'
import { useUiMessages } from '../../ui/uiMessages'
import { AlreadyClaimed } from './AlreadyClaimed'
import { ClaimCard } from './ClaimCard'
import { claimMessages } from './messages'
import { wayIn } from './wayIn'

/** The form of a claim; a visitor from a mailed link does not see it. */
const ClaimForm = lazyPart(async () => (await import('./ClaimForm')).ClaimForm)

export interface ClaimAccountProps extends BlockProps {
  /** The result of a link, from the URL; an unknown one is ignored. */
  status?: string | null
  /** The mail of a link that has run out, as the address carries it: it can be sent again. */
  emailId?: string | null
  /** The account that was claimed, as the address carries it. */
  accountName?: string | null
  /** True when the reader is signed in: they are led to their accounts, other readers to sign-in. */
  isSignedIn?: boolean
  /** Requests the mails; by default with the platform's mutations, which need a signed-in user. */
  mails?: ClaimMails
  /** Called once a mail was sent again; the host navigates to the page without a status, where the same block confirms it. */
  onResent?: () => void
}

/** Claims an account that was made for a person: requests the mail, and shows the result of its link. @public */
export const ClaimAccount = block(function ClaimAccount({
  emailId,
  accountName,
  isSignedIn = false,
  mails,
  onResent,
  ...carried
}: ClaimAccountProps) {
  const capstan = useCapstan()
  const { send, resend } = mails ?? claimMails(capstan)
  // To an address, or again to an unknown one.
  const [sent, setSent] = useState<{ to?: string }>()
  const status = claimStatus(carried.status)
  const begin = () => setSent(undefined)

  if (sent && (!status || (status === 'expired-token' && !onResent)))
    return <ClaimSent email={sent.to} isSignedIn={isSignedIn} onAnother={begin} />
  switch (status) {
    case undefined:
      return (
        <ClaimForm
          isSignedIn={isSignedIn}
          onClaim={async (email, idempotencyKey) => {
            await send(email, { idempotencyKey })
            setSent({ to: email })
          }}
        />
      )
    case 'expired-token':
      return (
        <ClaimExpired
          onResend={emailId ? (idempotencyKey) => resend(emailId, { idempotencyKey }) : undefined}
          onResent={() => {
            setSent({})
            onResent?.()
          }}
          onBegin={begin}
        />
      )
    default:
      return <ClaimEnded status={status} accountName={accountName ?? ''} isSignedIn={isSignedIn} />
  }
})

interface ClaimSentProps {
  /** The address that the mail was sent to, if it is known here. */
  email?: string
  isSignedIn: boolean
  /** Asks for another one. */
  onAnother: () => void
}

/** The mail is on its way, if there is an account: the text is the same for every address. (CLAIM-005) */
function ClaimSent({ email, isSignedIn, onAnother }: ClaimSentProps) {
  const messages = useMessages('claim', claimMessages)

  return (
    <ClaimCard
      icon="mail"
      tone="primary"
      title={messages.sent}
      lead={email === undefined ? messages.sentAgain : fillIn(messages.sentTo, { email })}
      actions={<Button onPress={onAnother}>{messages.another}</Button>}
      footer={<AlreadyClaimed isSignedIn={isSignedIn} />}
      takesFocus
    />
  )
}

interface ClaimEndedProps {
  status: Exclude<ClaimStatus, 'expired-token'>
  /** The claimed account, if its name is known. (G-23) */
  accountName: string
  isSignedIn: boolean
}

/** The result of following a link, and the next action. (CLAIM-006, CLAIM-009 to CLAIM-013) */
function ClaimEnded({ status, accountName, isSignedIn }: ClaimEndedProps) {
  const messages = useMessages('claim', claimMessages)
  const { supportUrl } = useCapstanContext()
  const { href } = useRouter()
  const { path, text } = wayIn(isSignedIn, messages)
  const enter = (
    <LinkButton variant="primary" href={href(path)}>
      {text}
    </LinkButton>
  )

  switch (status) {
    case 'no-token':
      return <ClaimCard icon="link" title={messages.noToken} lead={messages.noTokenLead} actions={enter} />
    case 'invalid-token':
      return (
        <ClaimCard
          icon="x-circle"
          tone="danger"
          title={messages.invalid}
          actions={
            <>
              {supportUrl && (
                <LinkButton icon="mail" href={supportUrl}>
                  {messages.support}
                </LinkButton>
              )}
              {/* A newer message replaces an older one, whose link is invalid from then on. */}
              <LinkButton href={href('/account/claim')}>{messages.startAgain}</LinkButton>
            </>
          }
        />
      )
    case 'used':
      return <ClaimCard icon="lock" title={messages.used} lead={messages.usedLead} actions={enter} />
    case 'complete': {
      const name = accountName.trim()
      return (
        <ClaimCard
          icon="check-circle"
          tone="success"
          title={name ? fillIn(messages.complete, { account: name }) : messages.completeUnnamed}
          lead={isSignedIn ? undefined : messages.completeLead}
          actions={
            <LinkButton variant="primary" href={href('/account-role')}>
              {isSignedIn ? messages.choose : messages.logInAndChoose}
            </LinkButton>
          }
        />
      )
    }
  }
}

interface ClaimExpiredProps {
  /** Sends the mail again; absent when the mail is unknown. */
  onResend?: (idempotencyKey: string) => Promise<unknown>
  /** Called once it was sent. */
  onResent: () => void
  /** Called when the visitor begins with their email. */
  onBegin: () => void
}

/** From the answer until the page is left for its inbox text, in milliseconds. (CLAIM-014) */
const restMs = 300

/** A link that has run out: it is sent again, or one begins again. (CLAIM-007, CLAIM-008, CLAIM-014, CLAIM-015) */
function ClaimExpired({ onResend, onResent, onBegin }: ClaimExpiredProps) {
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
