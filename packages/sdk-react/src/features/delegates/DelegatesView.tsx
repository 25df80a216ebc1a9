import type { Delegate, DelegateInput } from '@capstan/sdk-core/delegates'
import { useState } from 'react'
import { styled } from 'styled-components'
import { useMessages } from '../../provider/useMessages'
import { DataTable } from '../../tables/DataTable'
import { Button } from '../../ui/actions/Button'
import { Card } from '../../ui/layout/Card'
import { ShowMore, useShownRows } from '../../ui/records/ShowMore'
import { AddDelegate } from './lazyDelegateParts'
import { delegatesMessages } from './messages'
import { useDelegatesTable, type SaveDelegate } from './useDelegatesTable'

export interface DelegatesViewProps {
  /** The delegates, the owner first. */
  delegates: readonly Delegate[]
  /** Adds one; without it none can be added. */
  onAdd?: (delegate: DelegateInput, idempotencyKey: string) => Promise<unknown>
  /** Saves one; without it they are only read. */
  onSave?: SaveDelegate
}

/** Who acts for an account, and in which role; changed in their rows. @public */
export function DelegatesView({ delegates, onAdd, onSave }: DelegatesViewProps) {
  const messages = useMessages('delegates', delegatesMessages)
  const table = useDelegatesTable(onSave)
  const [isAdding, setAdding] = useState(false)
  const { shown, more } = useShownRows(delegates)

  return (
    <Card
      flush
      title={messages.title}
      className="capstan-delegates"
      actions={
        onAdd && (
          <Button variant="quiet" dense icon="plus" onPress={() => setAdding(true)}>
            {messages.add}
          </Button>
        )
      }
      footer={<Note>{messages.explained}</Note>}
    >
      <DataTable
        aria-label={messages.title}
        table={table}
        rows={{ status: 'ready', data: shown }}
        empty={messages.none}
      />
      <ShowMore {...more} />
      {onAdd && isAdding && <AddDelegate onAdd={onAdd} onClose={() => setAdding(false)} />}
    </Card>
  )
}

const Note = styled.small`
  color: var(--capstan-text-muted);
`
