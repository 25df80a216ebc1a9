import { usersDataQuery } from '@capstan/sdk-core/accounts'
import { countriesQuery } from '@capstan/sdk-core/countries'
import { investorAccountTypesQuery, setupDraft } from '@capstan/sdk-core/onboarding'
import { useMemo } from 'react'
import { useCapstan } from '../../provider/useCapstan'
import { useCapstanQuery } from '../../provider/queries/useCapstanQuery'
import { useRouter } from '../../provider/useRouter'
import { ErrorNotice } from '../../ui/feedback/ErrorNotice'
import { Loading } from '../../ui/feedback/Loading'
import { AccountSetupView } from './AccountSetupView'
import { setupReader } from './SignedIn'
import { useSubmission } from './useSubmission'

export interface AccountSetupProps {
  /** The investor account to set up: the one the instance acts for. */
  accountId: string
  /** Where the reader continues to once the account is set up; a link leads there. */
  doneHref?: string
  /** Called once the account is set up. */
  onDone?: () => void
  /** Called when the reader asks to continue from an account that is set up: for a page without an address to continue to. */
  onGoOn?: () => void
}

/**
 * Form that sets an investor's account up, or a thank-you once it is done. It follows an account that is set up in another tab.
 * @public
 */
export function AccountSetup({ accountId, doneHref, onDone, onGoOn }: AccountSetupProps) {
  const capstan = useCapstan()
  const { href } = useRouter()
  const reader = useCapstanQuery(usersDataQuery(capstan))
  const types = useCapstanQuery(investorAccountTypesQuery(capstan))
  const countries = useCapstanQuery(countriesQuery(capstan))
  const { submission, send } = useSubmission(capstan, onDone)
  const drafts = useMemo(() => setupDraft(capstan), [capstan])
  const parts = [reader, types, countries]
  const failed = parts.find((part) => part.status === 'error')

  if (failed?.status === 'error') return <ErrorNotice error={failed.error} onRetry={failed.retry} />
  if (reader.status !== 'ready' || types.status !== 'ready' || countries.status !== 'ready') {
    return <Loading visible={parts.some((part) => part.status === 'loading' && part.visible)} />
  }

  const { account, userAccount } = reader.data
  return (
    <AccountSetupView
      isSetUp={account?.setup}
      doneHref={doneHref && href(doneHref)}
      onGoOn={onGoOn}
      isAllowed={account?.id === accountId && userAccount?.role !== 'account_viewer'}
      types={types.data.map(({ type }) => type)}
      countries={countries.data}
      signedIn={setupReader(reader.data)}
      drafts={drafts}
      submission={submission}
      onSubmit={send}
    />
  )
}
