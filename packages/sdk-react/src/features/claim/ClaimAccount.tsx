import { claimMails, claimStatus, type ClaimMails } from '@capstan/sdk-core/claim'
import { useState } from 'react'
import { CapstanRoot, type Isolation } from '../../provider/CapstanRoot'
import { useCapstan } from '../../provider/useCapstan'
import { ClaimEnded } from './ClaimEnded'
import { ClaimExpired } from './ClaimExpired'
import { ClaimSent } from './ClaimSent'
import { ClaimForm } from './lazyClaimForm'

export interface ClaimAccountProps {
  /** How following a link went, as the address carries it; one that nobody knows is none. */
  status?: string | null
  /** The mail of a link that has run out, as the address carries it: it can be sent again. */
  emailId?: string | null
  /** The account that was claimed, as the address carries it. */
  accountName?: string | null
  /** Whether somebody is signed in: they are led to their accounts, anybody else to sign in. */
  isSignedIn?: boolean
  /** How mails are asked for; by the platform's mutations, which are for whoever is signed in, unless told. */
  mails?: ClaimMails
  /** Called once a mail was sent again; the host goes to the page without a status, where the same block says so. */
  onResent?: () => void
  /** How far the page's styles are kept out. */
  isolation?: Isolation
}

/** Claims an account that was made for somebody: asks for the mail, and says how following its link went. @public */
export function ClaimAccount({ isolation, ...props }: ClaimAccountProps) {
  return (
    <CapstanRoot isolation={isolation}>
      <Claim {...props} />
    </CapstanRoot>
  )
}

function Claim({ emailId, accountName, isSignedIn = false, mails, onResent, ...carried }: ClaimAccountProps) {
  const capstan = useCapstan()
  const { send, resend } = mails ?? claimMails(capstan)
  // To an address, or again to whom nobody here knows.
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
}
