import type { FormField } from '@capstan/sdk-core/forms'
import type { ManagedAccount, ManagedAccountInput } from '@capstan/sdk-core/issuers'
import { useEffect, useMemo, useRef } from 'react'
import { styled } from 'styled-components'
import { fillIn } from '../../language/fillIn'
import { useMessages } from '../../provider/useMessages'
import { useRouter } from '../../provider/useRouter'
import { DataTable } from '../../tables/DataTable'
import { editRows } from '../../tables/editRows'
import type { TableColumn, TableDefinition } from '../../tables/TableDefinition'
import { Button } from '../../ui/actions/Button'
import { TextLink } from '../../ui/actions/TextLink'
import { Card } from '../../ui/layout/Card'
import { issuersMessages } from './messages'

export interface ManagedAccountsViewProps {
  /** The accounts, by name. */
  managed: readonly ManagedAccount[]
  /** Makes one; without it none can be made. */
  onAdd?: (account: ManagedAccountInput, idempotencyKey: string) => Promise<unknown>
  /** Saves the changed values of an account; without it the list is read-only. */
  onSave?: (
    account: ManagedAccount,
    changes: Partial<ManagedAccountInput>,
    about: { version: string; idempotencyKey: string },
  ) => Promise<unknown>
  /** Called with the issuer's account, to act for it; without it there is no such button. */
  onActFor?: (accountId: string) => void
}

/** The issuers that a broker runs: name, email, creator and time. (ISSUER-006) @public */
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

/** The columns of the list of managed accounts, and its forms to add, edit and act for them. */
function useManagedTable(can: Omit<ManagedAccountsViewProps, 'managed'>): TableDefinition<ManagedAccount> {
  const messages = useMessages('issuers', issuersMessages)
  const { href } = useRouter()
  // The latest callbacks, in a ref; the table is created once, so that no row renders again.
  const latest = useRef(can)
  useEffect(() => {
    latest.current = can
  })
  const [mayAdd, maySave, mayAct] = [can.onAdd, can.onSave, can.onActFor].map(Boolean)

  return useMemo(() => {
    const { nameRequired, emailRequired } = messages
    const fields = {
      name: { kind: 'string', label: messages.name, error: nameRequired, ifEmpty: nameRequired },
      email: { kind: 'email', label: messages.email, ifEmpty: emailRequired },
    } as const satisfies Record<string, FormField>
    const acting: TableColumn<ManagedAccount> = {
      ...{ id: 'acting', header: messages.acting, kind: 'text', isUnsorted: true, value: () => undefined },
      cell: ({ accountId, name }) => (
        <Flush>
          <Button
            variant="quiet"
            dense
            aria-label={fillIn(messages.actForOf, { actFor: messages.actFor, name })}
            onPress={() => latest.current.onActFor?.(accountId)}
          >
            {messages.actFor}
          </Button>
        </Flush>
      ),
    }
    return {
      idOf: ({ id }) => id,
      columns: [
        {
          ...{ id: 'name', header: messages.name, kind: 'text', value: ({ name }) => name },
          cell: ({ accountId, name }) => <TextLink href={href(`/issuer/${accountId}`)}>{name}</TextLink>,
        },
        { id: 'email', header: messages.email, kind: 'text', value: ({ email }) => email },
        {
          ...{ id: 'createdBy', header: messages.createdBy, kind: 'text' },
          value: ({ createdBy }) => createdBy || undefined,
        },
        {
          ...{ id: 'createdOn', header: messages.createdOn, kind: 'text', isSolid: true },
          value: ({ createdOn }) => createdOn,
          format: (instant, formats) => formats.instant(instant, 'short'),
        },
        ...(mayAct ? [acting] : []),
      ],
      edit: editRows<ManagedAccount, typeof fields>({
        fields,
        recordOf: ({ version, name, email }) => ({ version, answers: { name, email } }),
        nameOf: ({ name }) => name,
        errorTexts: {
          not_allowed: messages.notAllowed,
          already_managed: { field: 'email', text: messages.alreadyManaged },
        },
        addLabel: messages.addManaged,
        onCreate: mayAdd ? async (account, key) => latest.current.onAdd?.(account, key) : undefined,
        onSave: maySave ? async (...about) => latest.current.onSave?.(...about) : undefined,
      }),
    }
  }, [messages, href, mayAdd, maySave, mayAct])
}

/** The words of the button begin where those above it do. */
const Flush = styled.span`
  display: inline-block;
  margin: calc(-4 * var(--capstan-unit)) calc(-1 * var(--capstan-space-2));
`
