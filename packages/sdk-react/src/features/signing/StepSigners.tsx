import { isCapstanError } from '@capstan/sdk-core'
import { remindSigner, type StepSigner } from '@capstan/sdk-core/signing'
import { useEffect, useRef, useState } from 'react'
import { styled } from 'styled-components'
import { fillIn } from '../../language/fillIn'
import { useFormats } from '../../language/useFormats'
import { useCapstan } from '../../provider/useCapstan'
import { useMessages } from '../../provider/useMessages'
import { Button } from '../../ui/actions/Button'
import { Avatar } from '../../ui/display/Avatar'
import { Chip } from '../../ui/display/Chip'
import { useSnackbar } from '../../ui/feedback/useSnackbar'
import { narrow } from '../../ui/layout/breakpoints'
import { signingMessages } from './messages'

export interface StepSignersProps {
  stepId: string
  /** All who sign the documents of the step, in their order. */
  signers: readonly StepSigner[]
  /** True when the reader has nothing to sign now: the signers that the step waits for are named. */
  isWaiting?: boolean
  /** True when the reader is a viewer of the account, who signs by the link of their own mail alone. */
  isViewer?: boolean
  /** True when it replaces the papers that the reader has just signed. */
  takesFocus?: boolean
  /** Called when a mail was sent, or there was none to be sent. */
  onSent: () => void
}

/** Signers of a step with their status, the time since their turn began, and the mail that can be sent again. */
export function StepSigners({ stepId, signers, isWaiting, isViewer, takesFocus, onSent }: StepSignersProps) {
  const messages = useMessages('signing', signingMessages)
  const { locale } = useFormats()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (takesFocus) heading.current?.focus()
  }, [takesFocus, isWaiting])

  const listOf = (names: readonly string[]) => new Intl.ListFormat(locale).format(names)
  const awaited = listOf(signers.filter(({ status }) => status === 'waiting').map(({ name }) => name))
  const own = signers.filter(({ isYours }) => isYours)
  const signed = signers.filter(({ status }) => status === 'signed').length

  const lead = () => {
    const mailed = own.find(({ status, mailedTo }) => status === 'waiting' && mailedTo)
    if (isViewer && mailed) return fillIn(messages.viewerSigns, { email: mailed.mailedTo ?? '' })
    if (isViewer && own.every(({ status }) => status === 'waiting'))
      return fillIn(messages.waitingFor, { names: awaited })
    if (own.length === 0) return `${fillIn(messages.waitingFor, { names: awaited })} ${messages.notYours}`
    if (own.some(({ status }) => status === 'later')) return fillIn(messages.yoursLater, { names: awaited })
    return `${messages.youSigned} ${fillIn(messages.waitingFor, { names: awaited })}`
  }

  return (
    <Section className="capstan-step-signers" data-status={isWaiting ? 'waiting' : 'open'}>
      <header>
        <h4 ref={heading} tabIndex={-1}>
          {messages.whoSigns}
        </h4>
        <Chip tone="info" icon="circle-half">
          {fillIn(messages.signedOf, { signed, total: signers.length })}
        </Chip>
        {isWaiting && <p role="status">{lead()}</p>}
      </header>
      <ul>
        {signers.map((signer, index) => (
          <Signer key={signer.id} {...{ stepId, signer, index, awaited, isViewer, onSent }} />
        ))}
      </ul>
      <footer>{messages.copies}</footer>
    </Section>
  )
}

interface SignerProps {
  stepId: string
  signer: StepSigner
  index: number
  /** Names of the signers whose turn it is. */
  awaited: string
  isViewer?: boolean
  onSent: () => void
}

function Signer({ stepId, signer, index, awaited, isViewer, onSent }: SignerProps) {
  const messages = useMessages('signing', signingMessages)
  const { instant } = useFormats()
  const { name, capacity, status, isYours, since, mailedOn, signedOn } = signer
  // A viewer of an account with one signer counts as that signer only where a mail of their own was sent.
  const isReader = isYours && (!isViewer || status === 'signed' || signer.mailedTo !== undefined)
  const isTheirTurn = status === 'waiting' && isReader
  const isSentAgain = isViewer ? isTheirTurn : !isYours && signer.canBeMailed

  const state = () => {
    if (status === 'later') return fillIn(messages.after, { names: awaited })
    if (status === 'signed') return signedOn && `${signedOn.slice(0, 16).replace('T', ' ')} UTC`
    const mail = mailedOn
      ? fillIn(messages.lastMail, { day: instant(mailedOn, 'round') })
      : messages.notMailed
    return [
      since && fillIn(messages.waitingSince, { day: instant(since, 'round') }),
      (isViewer || !isYours) && mail,
    ]
      .filter(Boolean)
      .join(' · ')
  }

  return (
    <li data-current={isTheirTurn || undefined} aria-current={isTheirTurn ? 'step' : undefined}>
      <Avatar name={name} index={index} large />
      <div>
        <p>
          <strong>
            <bdi>{name}</bdi>
          </strong>{' '}
          {isReader && <span>{messages.you}</span>}
        </p>
        {capacity && (
          <p>
            <bdi>{capacity}</bdi>
          </p>
        )}
        <p>{state()}</p>
      </div>
      <div>
        {status === 'signed' && (
          <Chip tone="success" icon="check-circle">
            {messages.signedChip}
          </Chip>
        )}
        {isTheirTurn && (
          <Chip tone="info" icon="signature">
            {messages.yourTurn}
          </Chip>
        )}
        {status === 'waiting' && !isReader && <Chip icon="hourglass">{messages.waiting}</Chip>}
        {status === 'later' && <Chip icon="circle-dashed">{messages.notYet}</Chip>}
        {status === 'waiting' && isSentAgain && <SendButton {...{ stepId, signer, onSent }} />}
      </div>
    </li>
  )
}

function SendButton({ stepId, signer, onSent }: Pick<SignerProps, 'stepId' | 'signer' | 'onSent'>) {
  const messages = useMessages('signing', signingMessages)
  const capstan = useCapstan()
  const snackbar = useSnackbar()
  const [isSending, setSending] = useState(false)
  const { id, name, isMailed } = signer
  const words = isMailed ? messages.sendAgain : messages.send

  const send = async () => {
    if (isSending) return
    setSending(true)
    try {
      const isSent = await remindSigner(capstan, { stepId, signerId: id })
      snackbar.show(fillIn(isSent ? messages.sent : messages.notSent, { name }))
      onSent()
    } catch (error) {
      const isLocked = isCapstanError(error, 'second_factor_required')
      snackbar.show(isLocked ? error.message : fillIn(messages.sendFailed, { name }), { tone: 'danger' })
    }
    setSending(false)
  }

  return (
    <Button
      dense
      icon="mail"
      pending={isSending}
      aria-label={fillIn(messages.sendTo, { send: words, name })}
      onPress={() => void send()}
    >
      {words}
    </Button>
  )
}

/** As wide as the card around the step. */
const Section = styled.section`
  margin-inline: calc(-1 * var(--capstan-space-6));
  border-top: 1px solid var(--capstan-border);
  header {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--capstan-space-1) var(--capstan-space-3);
    padding: var(--capstan-space-4) var(--capstan-space-6);
    border-bottom: 1px solid var(--capstan-border-subtle);
    > h4 {
      margin: 0;
      font-size: var(--capstan-font-size-lead);
      font-weight: var(--capstan-font-weight-strong);
    }
    > p {
      flex-basis: 100%;
      margin: 0;
    }
  }
  ul {
    margin: 0;
    padding: 0;
    list-style: none;
  }
  li {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr) auto;
    align-items: center;
    gap: var(--capstan-space-1) var(--capstan-space-4);
    padding: var(--capstan-space-3) var(--capstan-space-6);
    border-bottom: 1px solid var(--capstan-border-subtle);
    overflow-wrap: anywhere;
    &[data-current] {
      background: var(--capstan-primary-soft);
      box-shadow: inset 2px 0 var(--capstan-primary-edge);
      .capstan-chip {
        background: var(--capstan-surface-raised);
      }
    }
    p {
      margin: 0;
    }
    p + p {
      color: var(--capstan-text-muted);
      font-size: var(--capstan-font-size-dense);
    }
    &[data-current] p + p {
      color: inherit;
    }
    > :last-child {
      display: flex;
      flex-wrap: wrap;
      align-items: center;
      gap: var(--capstan-space-2);
      justify-content: flex-end;
    }
  }
  footer {
    padding: var(--capstan-space-3) var(--capstan-space-6);
    color: var(--capstan-text-muted);
    font-size: var(--capstan-font-size-dense);
  }
  @container ${narrow} {
    margin-inline: calc(-1 * var(--capstan-space-4));
    header,
    li,
    footer {
      padding-inline: var(--capstan-space-4);
    }
    li {
      grid-template-columns: auto minmax(0, 1fr);
      > :last-child {
        grid-column: 2;
        justify-content: flex-start;
      }
    }
  }
`
