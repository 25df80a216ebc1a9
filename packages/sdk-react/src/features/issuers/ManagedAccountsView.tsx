import type { ManagedAccount, ManagedAccountInput } from '@capstan/sdk-core/issuers'
import { useMessages } from '../../provider/useMessages'
import { DataTable } from '../../tables/DataTable'
import { Card } from '../../ui/layout/Card'
import { issuersMessages } from './messages'
import { useManagedTable } from './useManagedTable'

export interface ManagedAccountsViewProps {
  /** The accounts, by name. */
  managed: readonly ManagedAccount[]
  /** Makes one; without it none can be made. */
  onAdd?: (account: ManagedAccountInput, idempotencyKey: string) => Promise<unknown>
  /** Saves what was changed of one; without it none can be. */
  onSave?: (
    account: ManagedAccount,
    changes: Partial<ManagedAccountInput>,
    about: { version: string; idempotencyKey: string },
  ) => Promise<unknown>
  /** Called with the issuer's account, to act for it; without it nobody can from here. */
  onActFor?: (accountId: string) => void
}

/** The issuers a broker runs: name, email, who made each and when. (ISSUER-006) @public */
export function ManagedAccountsView({ managed, ...can }: ManagedAccountsViewProps) {
  const messages = useMessages('issuers', issuersMessages)
  const table = useManagedTable(can)

  return (
    <Card flush title={messages.managed} className="capstan-managed-accounts">
      <DataTable
        aria-label={messages.managed}
        table={table}
        rows={{ status: 'ready', data: managed }}
        empty={messages.noManaged}
      />
    </Card>
  )
}
