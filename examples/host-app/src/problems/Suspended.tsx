import { useMessages } from '@capstan/sdk-react/provider'
import { EmptyState, LinkButton, PageHeader } from '@capstan/sdk-react/ui'
import { Page } from '../frame/Page'
import { authentication } from '../routing/authentication'
import { problemMessages } from './messages'

export interface SuspendedProps {
  /** True when the account itself is suspended, for all its people. */
  isAccount?: boolean
}

/** Page for a user whose access to the account was suspended, or whose account was. */
export function Suspended({ isAccount }: SuspendedProps) {
  const messages = useMessages('problems', problemMessages)
  const title = isAccount ? messages.accountSuspended : messages.suspended
  return (
    <Page title={title} width="form">
      <PageHeader title={title} />
      <EmptyState
        icon="pause"
        text={isAccount ? messages.accountSuspendedText : messages.suspendedText}
        action={<LinkButton href={authentication.appUser}>{messages.selectAccount}</LinkButton>}
      />
    </Page>
  )
}
