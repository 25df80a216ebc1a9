import { usersAccountsQuery, type Membership } from '@capstan/sdk-core/accounts'
import { logoUrl } from '@capstan/theme'
import { besideEndpoint } from '../../provider/setup/besideEndpoint'
import { useCapstan } from '../../provider/useCapstan'
import { useCapstanQuery } from '../../provider/queries/useCapstanQuery'
import { ErrorNotice } from '../../ui/feedback/ErrorNotice'
import { Loading } from '../../ui/feedback/Loading'
import { lazyPart } from '../../ui/lazy/lazyPart'
import { AccountPickerView } from './AccountPickerView'

// Most people have nothing to accept: the sanitiser is loaded only for those who do.
const TermsOfService = lazyPart(async () => (await import('../terms/TermsOfService')).TermsOfService)

export interface AccountPickerProps {
  /** Shows only accounts of these types: a comma list, as a link carries it (`investor,issuer`). */
  role?: string
  /** The query string to keep while going on, with its `?`. */
  query?: string
  /** Returns the address of an account's logo; by default `/stack/brand/<slug>/logos/color-full` of the platform. */
  logoOf?: (membership: Membership) => string | undefined
  /** Called with the account chosen; the host goes, with a full navigation, to `/authenticate/role/<id>`. */
  onPick?: (accountId: string) => void
  /** Called when pending terms are accepted; the host reloads its authentication flow. Without it the list is read again. */
  onTermsAccepted?: () => void
}

/** Lets a person choose the account to act for; terms they have not accepted yet come first. @public */
export function AccountPicker({ logoOf, onTermsAccepted, ...rest }: AccountPickerProps) {
  const capstan = useCapstan()
  const { endpoint } = capstan.options
  const query = usersAccountsQuery(capstan)
  const accounts = useCapstanQuery(query)

  switch (accounts.status) {
    case 'loading':
      return <Loading visible={accounts.visible} />
    case 'error':
      return <ErrorNotice error={accounts.error} onRetry={accounts.retry} />
    case 'ready': {
      const { pendingTerms, memberships } = accounts.data
      if (!pendingTerms)
        return (
          <AccountPickerView
            {...rest}
            memberships={memberships}
            logoOf={logoOf ?? ((membership) => brandLogo(membership, endpoint))}
          />
        )
      const readAgain = () => void capstan.queryClient.invalidateQueries({ queryKey: query.queryKey })
      return <TermsOfService terms={pendingTerms} onAccepted={onTermsAccepted ?? readAgain} />
    }
  }
}

function brandLogo({ account }: Membership, endpoint: string) {
  return account.slug ? besideEndpoint(logoUrl(account.slug), endpoint) : undefined
}
