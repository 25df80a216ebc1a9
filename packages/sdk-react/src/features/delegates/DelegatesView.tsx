import type { Delegate, DelegateInput } from '@capstan/sdk-core/delegates'
import { useState } from 'react'
import { styled } from 'styled-components'
import { useFormats } from '../../language/useFormats'
import { fillIn } from '../../provider/fillIn'
import { useMessages } from '../../provider/useMessages'
import { DataTable } from '../../tables/DataTable'
import { Button } from '../../ui/actions/Button'
import { Card } from '../../ui/layout/Card'
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

/** So many are shown at first, and so many more each time they are asked for. */
const pageSize = 50

/** Who acts for an account, and in which role; changed in their rows. @public */
export function DelegatesView({ delegates, onAdd, onSave }: DelegatesViewProps) {
  const messages = useMessages('delegates', delegatesMessages)
  const { units } = useFormats()
  const table = useDelegatesTable(onSave)
  const [isAdding, setAdding] = useState(false)
  const [most, setMost] = useState(pageSize)
  const shown = delegates.slice(0, most)

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
      {shown.length < delegates.length && (
        <More>
          <small>
            {fillIn(messages.shownOf, {
              shown: units(`${shown.length}`),
              total: units(`${delegates.length}`),
            })}
          </small>
          <Button dense onPress={() => setMost(most + pageSize)}>
            {messages.showMore}
          </Button>
        </More>
      )}
      {onAdd && isAdding && <AddDelegate onAdd={onAdd} onClose={() => setAdding(false)} />}
    </Card>
  )
}

const Note = styled.small`
  color: var(--capstan-text-muted);
`

const More = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--capstan-space-2);
  padding: var(--capstan-space-3) var(--capstan-space-6);
  border-top: 1px solid var(--capstan-border-subtle);
`
