import { EmptyState, LinkButton, PageHeader } from '@capstan/sdk-react/ui'
import { Page } from '../frame/Page'
import { authentication } from '../routing/authentication'

/** What a person meets whose place in the account was suspended. */
export function Suspended() {
  return (
    <Page title="Access suspended" width="form">
      <PageHeader title="Access suspended" />
      <EmptyState
        icon="pause"
        text="Your access to this account is suspended. Ask an owner of the account to restore it, or choose another account."
        action={<LinkButton href={authentication.appUser}>Select Account</LinkButton>}
      />
    </Page>
  )
}
