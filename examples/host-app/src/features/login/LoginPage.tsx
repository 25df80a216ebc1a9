import { fillIn, useMessages } from '@capstan/sdk-react/provider'
import { Alert, Icon, LinkButton } from '@capstan/sdk-react/ui'
import { useEffect, useState } from 'react'
import { Navigate, useLocation } from 'react-router'
import { styled } from 'styled-components'
import { BrandMark } from '../../frame/BrandMark'
import { Page } from '../../frame/Page'
import { authentication } from '../../routing/authentication'
import { startOf } from '../../routing/startOf'
import type { PageProps } from '../../routing/lazyPage'
import { safeNext } from '../../../../../packages/sandbox/src/platform/auth/pagePaths.ts'
import { useHost } from '../../session/Host'
import { handedOver } from '../../session/handedOver'
import { signedOut } from '../../session/signedOut'
import { loginMessages, type LoginMessages } from './messages'

/** Sign-in page with one button. A user who is already signed in continues to the requested page, or to their home. */
export function LoginPage({ title }: PageProps) {
  const messages = useMessages('login', loginMessages)
  const { visitor } = useHost()
  const { key, search } = useLocation()
  const [lastHandover] = useState(handedOver.read)
  const [reason] = useState(signedOut.read)
  useEffect(() => {
    handedOver.forget()
    signedOut.forget()
  }, [])

  const next = safeNext(new URLSearchParams(search).get('next'))
  const offering = useOffering(visitor.status === 'anonymous' ? next : undefined)

  if (visitor.status !== 'anonymous') {
    // The key makes an address that follows on the heels of another one lead on too, even where both lead to one place.
    return <Navigate key={key + search} replace to={next ?? startOf(visitor)} />
  }
  return (
    <Page title={title} width="card">
      <BrandMark />
      {(lastHandover || reason) && (
        <Alert tone="info">
          {lastHandover
            ? fillIn(messages.handedOver, { ...lastHandover })
            : (endOf(messages)[reason ?? ''] ?? messages.ended)}
        </Alert>
      )}
      <Panel className="capstan-card">
        <div>
          <h1>{messages.title}</h1>
          <Lead data-status={offering.status}>
            {offering.status === 'known' ? fillIn(messages.offeringLead, { ...offering }) : messages.lead}
          </Lead>
          <LinkButton variant="primary" block href={authentication.login + search}>
            {messages.signIn}
            <Icon name="arrow-right" dense />
          </LinkButton>
        </div>
        <footer>
          <Icon name="shield" dense />
          {messages.secure}
        </footer>
      </Panel>
    </Page>
  )
}

type InvitedTo =
  { status: 'none' } | { status: 'loading' } | { status: 'known'; name: string; seller: string }

/** Returns the offering that the reader came for; its name and its seller are read without a session. */
function useOffering(next: string | undefined): InvitedTo {
  const isOffering = next !== undefined && /^\/(offer-wall\/[^/]+\/offering|offering-link)\//.test(next)
  const [offering, setOffering] = useState<InvitedTo>({ status: isOffering ? 'loading' : 'none' })
  useEffect(() => {
    if (!isOffering) return
    const left = new AbortController()
    // Sign-in works without the name.
    readOffering(next, left.signal).then(setOffering, () => {
      if (!left.signal.aborted) setOffering({ status: 'none' })
    })
    return () => left.abort()
  }, [isOffering, next])
  return offering
}

async function readOffering(next: string, signal: AbortSignal): Promise<InvitedTo> {
  const answer = await fetch(`${authentication.offering}?next=${encodeURIComponent(next)}`, { signal })
  const { offering } = (await answer.json()) as { offering?: { name: string; seller: string } | null } // the platform's own route
  return offering ? { status: 'known', ...offering } : { status: 'none' }
}

const endOf = (messages: LoginMessages): Record<string, string | undefined> => ({
  ended_elsewhere: messages.endedElsewhere,
  ownership_passed: messages.ownershipPassed,
  signed_out: messages.signedOut,
  deactivated: messages.deactivated,
  ended_by_platform: messages.endedByPlatform,
})

const Panel = styled.section`
  border: 1px solid var(--capstan-border);
  border-radius: var(--capstan-radius-base);
  background: var(--capstan-surface-raised);
  > div {
    padding: var(--capstan-space-8);
  }
  h1 {
    margin: 0;
    font: var(--capstan-font-weight-strong) var(--capstan-font-size-title) / var(--capstan-font-line-title)
      var(--capstan-font-family-heading);
    letter-spacing: -0.01em;
  }
  > footer {
    display: flex;
    align-items: center;
    gap: var(--capstan-space-2);
    padding: var(--capstan-space-3) var(--capstan-space-8);
    border-top: 1px solid var(--capstan-border);
    color: var(--capstan-text-muted);
    font-size: var(--capstan-font-size-dense);
  }
`

const Lead = styled.p`
  margin: var(--capstan-space-2) 0 var(--capstan-space-6);
  color: var(--capstan-text-muted);
  /* The button stays where it is when the name of the offering arrives. */
  &:not([data-status='none']) {
    min-height: 4lh;
  }
  &[data-status='loading'] {
    visibility: hidden;
  }
`
