import { AccountSetup, onboardingMessages } from '@capstan/sdk-react/onboarding'
import { useMessages } from '@capstan/sdk-react/provider'
import { PageHeader } from '@capstan/sdk-react/ui'
import { useLocation, useNavigate } from 'react-router'
import { Page } from '../../frame/Page'
import { startOf } from '../../routing/startOf'
import type { PageProps } from '../../routing/lazyPage'
import { safeNext } from '../../../../../packages/sandbox/src/platform/auth/pagePaths.ts'
import { useHost } from '../../session/Host'

/** Setting up the account of this tab; who came from an investment goes back to it. */
export function AccountSetupPage({ title }: PageProps) {
  const messages = useMessages('onboarding', onboardingMessages)
  const { visitor, refresh } = useHost()
  const { search } = useLocation()
  const navigate = useNavigate()
  if (visitor.status !== 'acting') return null

  const next = safeNext(new URLSearchParams(search).get('next'))

  const goOn = () => {
    void refresh()
    if (next) void navigate(next)
  }

  return (
    <Page title={title} width="form">
      <PageHeader title={title} lead={messages.lead} />
      <AccountSetup accountId={visitor.account.id} doneHref={next ?? startOf(visitor)} onDone={goOn} />
    </Page>
  )
}
