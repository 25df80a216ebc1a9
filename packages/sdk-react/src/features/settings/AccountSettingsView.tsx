import type { OwnAccount } from '@capstan/sdk-core/settings'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { useMessages } from '../../provider/useMessages'
import { Alert } from '../../ui/feedback/Alert'
import { Stack } from '../../ui/layout/Stack'
import type { AccountActions } from './AccountActions'
import { AddressesCard } from './AddressesCard'
import { DetailsCard } from './DetailsCard'
import { settingsMessages } from './messages'
import { PartiesCard } from './PartiesCard'
import { PreferencesCard } from './PreferencesCard'

export interface AccountSettingsViewProps {
  account: OwnAccount
  /** What may be done to it; nothing where it may only be read. (SETTINGS-014, SETTINGS-015) */
  actions?: AccountActions
  /** It could be changed, and somebody took that away while the page was open. */
  wasTaken?: boolean
  /** What stands below. */
  children?: ReactNode
}

/** An account as its own settings show it: who it is, and what its type has besides. @public */
export function AccountSettingsView({ account, actions, wasTaken, children }: AccountSettingsViewProps) {
  const messages = useMessages('settings', settingsMessages)
  const { type, setup, addresses, parties, emailPreference } = account
  const isInvestor = type === 'investor' && setup
  const isVendor = type === 'issuer' || type === 'broker'

  return (
    // A row that was being changed is read again once that is no longer allowed.
    <Cards key={actions ? 'changed' : 'read'}>
      <Stack gap={6}>
        {wasTaken && <Alert tone="warning">{messages.roleTaken}</Alert>}
        <DetailsCard
          account={account}
          onSave={actions?.saveCard}
          note={!actions && !wasTaken && <small>{messages.viewer}</small>}
        />
        {isInvestor && <AddressesCard addresses={addresses} onSave={actions?.saveAddress} />}
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
  max-width: calc(800 * var(--capstan-unit));
  small {
    color: var(--capstan-text-muted);
    font-size: var(--capstan-font-size-dense);
  }
`
