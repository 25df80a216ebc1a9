import type { ListedSecurity, SecurityInput } from '@capstan/sdk-core/securities'
import { useState } from 'react'
import { useFormats } from '../../language/useFormats'
import { useMessages } from '../../provider/useMessages'
import { DataTable } from '../../tables/DataTable'
import { TableSearch } from '../../tables/TableSearch'
import { Button } from '../../ui/actions/Button'
import { EmptyState } from '../../ui/feedback/EmptyState'
import { Card } from '../../ui/layout/Card'
import { Elsewhere, type Place } from '../../ui/layout/Elsewhere'
import { Toolbar } from '../../ui/layout/Toolbar'
import { AddSecurity } from './lazySecurityForms'
import { securitiesMessages } from './messages'
import { useSecuritiesTable } from './useSecuritiesTable'

export interface SecuritiesViewProps {
  /** The securities, by name. */
  securities: readonly ListedSecurity[]
  /** Whether the reader issues them: then with price, value and ATS. (SEC-001, SEC-002) */
  isIssuer?: boolean
  /** Makes one; without it none can be made. */
  onAdd?: (security: SecurityInput, idempotencyKey: string) => Promise<unknown>
  /** Where the button that adds one stands: above the list unless told. */
  addIn?: Place
}

/** A list of securities, each a link to its page. @public */
export function SecuritiesView({ securities, isIssuer = false, onAdd, addIn }: SecuritiesViewProps) {
  const messages = useMessages('securities', securitiesMessages)
  const { plural } = useFormats()
  const table = useSecuritiesTable(isIssuer)
  const [search, setSearch] = useState('')
  const [isAdding, setAdding] = useState(false)
  const add = onAdd && (
    <Button variant="primary" icon="plus" onPress={() => setAdding(true)}>
      {messages.add}
    </Button>
  )

  return (
    <Card
      flush
      aria-label={messages.title}
      className="capstan-securities"
      footer={
        securities.length > 0 && (
          <>
            <small>{plural(messages.securityCount, securities.length)}</small>
            {isIssuer && <small>{messages.aboutValue}</small>}
          </>
        )
      }
    >
      {add && addIn && <Elsewhere in={addIn}>{add}</Elsewhere>}
      {securities.length === 0 ? (
        <EmptyState icon="file" text={messages.none} action={addIn ? undefined : add} />
      ) : (
        <>
          <Toolbar>
            <TableSearch value={search} onChange={setSearch} />
            {addIn === undefined && add}
          </Toolbar>
          <DataTable
            aria-label={messages.title}
            table={table}
            rows={{ status: 'ready', data: securities }}
            search={search}
          />
        </>
      )}
      {onAdd && isAdding && <AddSecurity onAdd={onAdd} onClose={() => setAdding(false)} />}
    </Card>
  )
}
