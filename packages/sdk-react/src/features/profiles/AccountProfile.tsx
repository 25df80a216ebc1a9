import { isCapstanError } from '@capstan/sdk-core'
import { profileQuery } from '@capstan/sdk-core/profiles'
import { CapstanRoot, type Isolation } from '../../provider/CapstanRoot'
import { useCapstan } from '../../provider/useCapstan'
import { useCapstanQuery } from '../../provider/useCapstanQuery'
import { useMessages } from '../../provider/useMessages'
import { EmptyState } from '../../ui/feedback/EmptyState'
import { ErrorNotice } from '../../ui/feedback/ErrorNotice'
import { Loading } from '../../ui/feedback/Loading'
import { SkeletonRows } from '../../ui/feedback/SkeletonRows'
import { Card } from '../../ui/layout/Card'
import { AccountProfileView } from './AccountProfileView'
import { profilesMessages } from './messages'

export interface AccountProfileProps {
  /** The account: an issuer, a broker or an investor. */
  accountId: string
  /** How far the page's styles are kept out. */
  isolation?: Isolation
}

/** Who an account is, as far as the reader may know. @public */
export function AccountProfile({ accountId, isolation }: AccountProfileProps) {
  return (
    <CapstanRoot isolation={isolation}>
      <ConnectedProfile accountId={accountId} />
    </CapstanRoot>
  )
}

function ConnectedProfile({ accountId }: Pick<AccountProfileProps, 'accountId'>) {
  const messages = useMessages('profiles', profilesMessages)
  const profile = useCapstanQuery(profileQuery(useCapstan(), accountId))

  if (profile.status === 'ready') return <AccountProfileView profile={profile.data} />
  return (
    <Card aria-label={messages.profile}>
      {profile.status === 'loading' ? (
        <Loading visible={profile.visible}>
          <SkeletonRows count={3} />
        </Loading>
      ) : isCapstanError(profile.error, 'not_found') || isCapstanError(profile.error, 'invalid_id') ? (
        <EmptyState text={messages.notFound} />
      ) : (
        <ErrorNotice error={profile.error} onRetry={profile.retry} />
      )}
    </Card>
  )
}
