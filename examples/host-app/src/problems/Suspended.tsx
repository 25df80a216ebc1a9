import { useMessages } from '@capstan/sdk-react/provider'
import { EmptyState, LinkButton, PageHeader } from '@capstan/sdk-react/ui'
import { Page } from '../frame/Page'
import { authentication } from '../routing/authentication'
import { problemMessages } from './messages'

/** Page for a user whose access to the account was suspended. */
export function Suspended() {
  const messages = useMessages('problems', problemMessages)
  return (
    <Page title={messages.suspended} width="form">
      <PageHeader title={messages.suspended} />
      <EmptyState
        icon="pause"
        text={messages.suspendedText}
        action={<LinkButton href={authentication.appUser}>{messages.selectAccount}</LinkButton>}
      />
    </Page>
  )
}
