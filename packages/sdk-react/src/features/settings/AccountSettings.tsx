import type { Capstan } from '@capstan/sdk-core'
import {
  accountCardQuery,
  saveAccountCard,
  saveAddress,
  saveEmailPreference,
  type OwnAccount,
} from '@capstan/sdk-core/settings'
import { CapstanRoot, type Isolation } from '../../provider/CapstanRoot'
import { rereadWhenChanged } from '../../provider/rereadWhenChanged'
import { useCapstan } from '../../provider/useCapstan'
import { useCapstanQuery, type QueryState } from '../../provider/useCapstanQuery'
import { useMessages } from '../../provider/useMessages'
import { ErrorNotice } from '../../ui/feedback/ErrorNotice'
import { Loading } from '../../ui/feedback/Loading'
import { SkeletonRows } from '../../ui/feedback/SkeletonRows'
import { Card } from '../../ui/layout/Card'
import { useReader, type Reader } from '../accounts/useReader'
import type { AccountActions } from './AccountActions'
import { AccountSettingsView } from './AccountSettingsView'
import { settingsMessages } from './messages'
import { SignInAddresses } from './SignInAddresses'

export interface AccountSettingsProps {
  /** How far the page's styles are kept out. */
  isolation?: Isolation
  /** Called once something was saved: the account may have another name. */
  onSave?: () => void
}

/** The account this instance acts for; its owner and admins change it in its rows. @public */
export function AccountSettings({ isolation, onSave }: AccountSettingsProps) {
  return (
    <CapstanRoot isolation={isolation}>
      <ConnectedSettings onSave={onSave} />
    </CapstanRoot>
  )
}

function ConnectedSettings({ onSave }: Pick<AccountSettingsProps, 'onSave'>) {
  const reader = useReader()
  if (reader.status !== 'ready') return <SettingsUnknown part={reader} />
  return reader.data ? <OwnSettings key={reader.data.accountId} reader={reader.data} onSave={onSave} /> : null
}

interface OwnSettingsProps extends Pick<AccountSettingsProps, 'onSave'> {
  reader: Reader
}

function OwnSettings({ reader: { accountId, mayChange, wasTaken }, onSave }: OwnSettingsProps) {
  const capstan = useCapstan()
  const account = useCapstanQuery(accountCardQuery(capstan, accountId))
  if (account.status !== 'ready') return <SettingsUnknown part={account} />

  return (
    <AccountSettingsView
      account={account.data}
      actions={mayChange ? actionsOn(capstan, account.data, onSave) : undefined}
      wasTaken={wasTaken}
    >
      <SignInAddresses />
    </AccountSettingsView>
  )
}

function actionsOn(
  capstan: Capstan,
  { id, emailPreference }: OwnAccount,
  onSave?: () => void,
): AccountActions {
  // What stands there now is shown beside what was typed.
  const upToDate = async <Saved,>(saving: Promise<Saved>): Promise<Saved> => {
    const saved = await saving.catch(rereadWhenChanged(capstan, accountCardQuery(capstan, id)))
    onSave?.()
    return saved
  }

  return {
    saveCard: (changes, about) =>
      upToDate(saveAccountCard(capstan, { id, version: about.version }, changes, about)),
    saveAddress: (address, changes, about) =>
      upToDate(saveAddress(capstan, { id: address.id, version: about.version }, changes, about)),
    savePreference: async (sendDistribution, about) => {
      if (!emailPreference) return
      const preference = { id: emailPreference.id, version: about.version }
      await upToDate(saveEmailPreference(capstan, preference, { sendDistribution }, about))
    },
  }
}

function SettingsUnknown({ part }: { part: Exclude<QueryState<unknown>, { status: 'ready' }> }) {
  const messages = useMessages('settings', settingsMessages)
  return (
    <Card flush title={messages.details}>
      {part.status === 'error' ? (
        <ErrorNotice error={part.error} onRetry={part.retry} />
      ) : (
        <Loading visible={part.visible}>
          <SkeletonRows count={6} />
        </Loading>
      )}
    </Card>
  )
}
