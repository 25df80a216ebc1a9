import { isOwner, type Delegate, type DelegateChanges } from '@capstan/sdk-core/delegates'
import { useMemo } from 'react'
import { styled } from 'styled-components'
import { useMessages } from '../../provider/useMessages'
import { editRows } from '../../tables/editRows'
import type { TableColumn, TableDefinition } from '../../tables/TableDefinition'
import { StatusChip } from '../../ui/display/StatusChip'
import { accountsMessages } from '../accounts/messages'
import { roleWord } from '../accounts/accountWords'
import { delegatesMessages } from './messages'
import { useDelegateFields } from './useDelegateFields'

/** Saves the changes of a delegate, if the edited version is the current one. */
export type SaveDelegate = (
  delegate: Delegate,
  changed: DelegateChanges,
  about: { version: string; idempotencyKey: string },
) => Promise<unknown>

/** The table of delegates; a user who may change a delegate does so in their row. (DELEG-001, DELEG-003, DELEG-006) */
export function useDelegatesTable(onSave: SaveDelegate | undefined): TableDefinition<Delegate> {
  const messages = useMessages('delegates', delegatesMessages)
  const accounts = useMessages('accounts', accountsMessages)
  const { changed: fields } = useDelegateFields()

  return useMemo(() => {
    // The owner stays first: the columns cannot be sorted.
    const text = (id: 'firstName' | 'lastName' | 'email', header: string): TableColumn<Delegate> => ({
      ...{ id, header, kind: 'text', isUnsorted: true },
      value: (delegate) => delegate[id],
    })
    const { notAllowed, ownerFixed, lastOwner } = messages
    return {
      idOf: ({ id }) => id,
      columns: [
        text('firstName', messages.firstName),
        text('lastName', messages.lastName),
        text('email', messages.email),
        {
          ...{ id: 'role', header: messages.role, kind: 'text', isUnsorted: true },
          value: ({ role }) => roleWord(role, accounts),
        },
        {
          ...{ id: 'status', header: messages.status, kind: 'text', isUnsorted: true },
          value: ({ status }) => status,
          cell: ({ status }) => <StatusChip status={status} />,
        },
      ],
      edit:
        onSave &&
        editRows<Delegate, typeof fields>({
          fields,
          head: ({ firstName, lastName, email }) => (
            <Person>
              <bdi>{`${firstName} ${lastName}`}</bdi>
              <bdi>{email}</bdi>
            </Person>
          ),
          isFixed: isOwner,
          recordOf: ({ version, role, status }) => ({ version, answers: { role, status } }),
          nameOf: ({ firstName, lastName }) => `${firstName} ${lastName}`,
          errorTexts: { not_allowed: notAllowed, owner_fixed: ownerFixed, last_owner: lastOwner },
          onSave,
        }),
    }
  }, [messages, accounts, fields, onSave])
}

/** Whose name and email these are: they are not changed here. (DELEG-008) */
const Person = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 0 var(--capstan-space-4);
  margin: 0 0 var(--capstan-space-3);
  overflow-wrap: anywhere;
  > :first-child {
    font-weight: var(--capstan-font-weight-strong);
  }
  > :last-child {
    color: var(--capstan-text-muted);
  }
`
