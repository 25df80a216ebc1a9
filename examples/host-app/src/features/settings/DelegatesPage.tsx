import { Delegates } from '@capstan/sdk-react/delegates'
import type { PageProps } from '../../routing/lazyPage'
import { useHost } from '../../session/Host'
import { handedOver } from '../../session/handedOver'
import { SettingsPage } from './SettingsPage'

/** Page of the account's delegates. An owner who transfers the account is signed out, and sign-in shows the reason. */
export function DelegatesPage({ title }: PageProps) {
  const { leave, visitor } = useHost()
  const account = visitor.status === 'acting' ? visitor.account.name : ''

  return (
    <SettingsPage title={title}>
      <Delegates
        onTransferred={({ status, email }) => {
          // The session may end before the answer has come.
          if (status === 'sent') handedOver.keep({ account, email })
          else if (status === 'done') leave('/login?next=%2Fsettings%2Fdelegates')
          // A page that is being left hears of a failure, too: its timers end with it.
          else window.setTimeout(handedOver.forget, status === 'failed' ? 2_000 : 0)
        }}
      />
    </SettingsPage>
  )
}

/** Its data is requested while the app first renders. */
export { prefetchDelegates as prefetch } from '@capstan/sdk-react/delegates'
