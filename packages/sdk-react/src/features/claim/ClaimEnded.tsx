import type { ClaimStatus } from '@capstan/sdk-core/claim'
import { fillIn } from '../../language/fillIn'
import { useCapstanContext } from '../../provider/useCapstanContext'
import { useMessages } from '../../provider/useMessages'
import { useRouter } from '../../provider/useRouter'
import { LinkButton } from '../../ui/actions/LinkButton'
import { ClaimCard } from './ClaimCard'
import { claimMessages } from './messages'
import { wayIn } from './wayIn'

export interface ClaimEndedProps {
  status: Exclude<ClaimStatus, 'expired-token'>
  /** The account that was claimed, where its name is told. (G-23) */
  accountName: string
  isSignedIn: boolean
}

/** What following a link came to, and the way on. (CLAIM-006, CLAIM-009 to CLAIM-013) */
export function ClaimEnded({ status, accountName, isSignedIn }: ClaimEndedProps) {
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
            supportUrl && (
              <LinkButton icon="mail" href={supportUrl}>
                {messages.support}
              </LinkButton>
            )
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
          actions={
            <LinkButton variant="primary" href={href('/account-role')}>
              {messages.choose}
            </LinkButton>
          }
        />
      )
    }
  }
}
