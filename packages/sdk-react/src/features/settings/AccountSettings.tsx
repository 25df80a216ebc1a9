import type { Capstan } from '@capstan/sdk-core'
import {
  accountCardQuery,
  type EmailPreference,
  type OwnAccount,
  saveAccountCard,
  addAddress,
  saveAddress,
  saveEmailPreference,
} from '@capstan/sdk-core/settings'
import { type ReactNode, useMemo } from 'react'
import { styled } from 'styled-components'
import { LazyField } from '../../forms/fields/LazyField'
import { block, type BlockProps } from '../../provider/block'
import { rereadWhenChanged } from '../../provider/queries/rereadWhenChanged'
import { useCapstan } from '../../provider/useCapstan'
import { type QueryState, useCapstanQuery } from '../../provider/queries/useCapstanQuery'
import { useMessages } from '../../provider/useMessages'
import { Alert } from '../../ui/feedback/Alert'
import { ErrorNotice } from '../../ui/feedback/ErrorNotice'
import { Loading } from '../../ui/feedback/Loading'
import { SkeletonRows } from '../../ui/feedback/SkeletonRows'
import { Card } from '../../ui/layout/Card'
import { Stack } from '../../ui/layout/Stack'
import { DefinitionRows } from '../../ui/records/DefinitionRows'
import { type Reader, useReader } from '../accounts/useReader'
import type { AccountActions } from './AccountActions'
import { AddressesCard } from './AddressesCard'
import { CardRow } from './CardRow'
import { DetailsCard } from './DetailsCard'
import { settingsMessages } from './messages'
import { PartiesCard } from './PartiesCard'
import { SignInAddresses } from './SignInAddresses'

export interface AccountSettingsProps extends BlockProps {
  /** Called once something was saved: the account may have another name. */
  onSave?: () => void
}

/** Settings of the account of this instance; its owner and admins edit them in their rows. @public */
export const AccountSettings = block(function AccountSettings({ onSave }: AccountSettingsProps) {
  const reader = useReader()
  if (reader.status !== 'ready') return <SettingsUnknown part={reader} />
  return reader.data ? <OwnSettings key={reader.data.accountId} reader={reader.data} onSave={onSave} /> : null
})

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
  // The current values are shown beside the typed ones.
  const upToDate = async <Saved,>(saving: Promise<Saved>): Promise<Saved> => {
    const saved = await saving.catch(rereadWhenChanged(capstan, accountCardQuery(capstan, id)))
    onSave?.()
    return saved
  }

  return {
    saveCard: (changes, about) =>
      upToDate(saveAccountCard(capstan, { id, version: about.version }, changes, about)),
    addAddress: (address, idempotencyKey) => upToDate(addAddress(capstan, address, { idempotencyKey })),
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

export interface AccountSettingsViewProps {
  account: OwnAccount
  /** Changes to the account; undefined when it is read-only. (SETTINGS-014, SETTINGS-015) */
  actions?: AccountActions
  /** True when the permission to change it was removed while the page was open. */
  wasTaken?: boolean
  /** Further content below the cards. */
  children?: ReactNode
}

/** Settings of an account: its identity, and the facts of its type. @public */
export function AccountSettingsView({ account, actions, wasTaken, children }: AccountSettingsViewProps) {
  const messages = useMessages('settings', settingsMessages)
  const { type, setup, addresses, parties, emailPreference } = account
  const isInvestor = type === 'investor' && setup
  const isVendor = type === 'issuer' || type === 'broker'

  return (
    // A row in edit mode returns to read mode once editing is no longer allowed.
    <Cards key={actions ? 'changed' : 'read'}>
      <Stack gap={6}>
        {wasTaken && <Alert tone="warning">{messages.roleTaken}</Alert>}
        <DetailsCard
          account={account}
          onSave={actions?.saveCard}
          note={!actions && !wasTaken && <small>{messages.viewer}</small>}
        />
        {isInvestor && (
          <AddressesCard addresses={addresses} onAdd={actions?.addAddress} onSave={actions?.saveAddress} />
        )}
        {isInvestor && <PartiesCard parties={parties} />}
        {isVendor && emailPreference && (
          <PreferencesCard preference={emailPreference} onSave={actions?.savePreference} />
        )}
        {children}
      </Stack>
    </Cards>
  )
}

const Cards = styled.div`
  small {
    color: var(--capstan-text-muted);
    font-size: var(--capstan-font-size-dense);
  }
`

interface PreferencesCardProps {
  preference: EmailPreference
  /** Saves the changed fields; without it the card is read-only. */
  onSave?: AccountActions['savePreference']
}

/** Mail preferences of a vendor, which an allocation can override. (SETTINGS-013) */
function PreferencesCard({ preference, onSave }: PreferencesCardProps) {
  const messages = useMessages('settings', settingsMessages)
  const { id, version, sendDistribution } = preference
  const fields = useMemo(
    () => ({ sendDistribution: { kind: 'boolean', label: messages.sendDistribution } }) as const,
    [messages],
  )

  return (
    <Card flush title={messages.defaults}>
      <DefinitionRows>
        <CardRow<typeof fields>
          label={messages.emailNotifications}
          value={sendDistribution ? messages.on : messages.off}
          fields={fields}
          row={{ id, version, answers: { sendDistribution: sendDistribution ? 'yes' : 'no' } }}
          onSave={onSave && ((changed, about) => onSave(changed.sendDistribution === true, about))}
        >
          <LazyField name="sendDistribution" {...fields.sendDistribution} />
        </CardRow>
      </DefinitionRows>
    </Card>
  )
}
