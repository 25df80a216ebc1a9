import {
  createSecurity,
  type ListedSecurity,
  securitiesQuery,
  type SecurityInput,
  securityNamesQuery,
} from '@capstan/sdk-core/securities'
import { useMemo, useState } from 'react'
import { styled } from 'styled-components'
import { useFormats } from '../../language/useFormats'
import { block, type BlockProps } from '../../provider/block'
import { useCapstan } from '../../provider/useCapstan'
import { type QueryState, useCapstanQuery } from '../../provider/queries/useCapstanQuery'
import { useMessages } from '../../provider/useMessages'
import { useRouter } from '../../provider/useRouter'
import { DataTable } from '../../tables/DataTable'
import type { TableColumn, TableDefinition } from '../../tables/TableDefinition'
import { TableSearch } from '../../tables/TableSearch'
import { Button } from '../../ui/actions/Button'
import { TextLink } from '../../ui/actions/TextLink'
import { StatusChip } from '../../ui/display/StatusChip'
import { Alert } from '../../ui/feedback/Alert'
import { EmptyState } from '../../ui/feedback/EmptyState'
import { ErrorNotice } from '../../ui/feedback/ErrorNotice'
import { Loading } from '../../ui/feedback/Loading'
import { SkeletonRows } from '../../ui/feedback/SkeletonRows'
import { Card } from '../../ui/layout/Card'
import { Portal, type Place } from '../../ui/layout/Portal'
import { Stack } from '../../ui/layout/Stack'
import { Toolbar } from '../../ui/layout/Toolbar'
import { NoAccount } from '../accounts/NoAccount'
import { useReader } from '../accounts/useReader'
import { AddSecurity } from './lazySecurityForms'
import { securitiesMessages } from './messages'

export interface SecuritiesProps extends BlockProps {
  /** The place of the button that adds a security, such as the head of a page; above the list by default. */
  addIn?: Place
}

/** Securities that an account sees: those that it issues with value and ATS, others by name. @public */
export const Securities = block(function Securities({ addIn }: SecuritiesProps) {
  const reader = useReader()
  if (reader.status !== 'ready') return <SecuritiesUnknown rows={reader} />
  if (!reader.data) return <NoAccount />
  const { type, mayChange, wasTaken } = reader.data
  return type === 'issuer' ? <Issued mayAdd={mayChange} wasTaken={wasTaken} addIn={addIn} /> : <Others />
})

interface IssuedProps extends Pick<SecuritiesProps, 'addIn'> {
  mayAdd: boolean
  wasTaken: boolean
}

function Issued({ mayAdd, wasTaken, addIn }: IssuedProps) {
  const capstan = useCapstan()
  const messages = useMessages('securities', securitiesMessages)
  const securities = useCapstanQuery(securitiesQuery(capstan))
  if (securities.status !== 'ready') return <SecuritiesUnknown rows={securities} />
  return (
    <Stack gap={4}>
      {wasTaken && <Alert tone="warning">{messages.listRoleTaken}</Alert>}
      {!mayAdd && !wasTaken && <Alert tone="neutral">{messages.viewer}</Alert>}
      <SecuritiesView
        securities={securities.data}
        isIssuer
        addIn={addIn}
        onAdd={
          mayAdd
            ? (security, idempotencyKey) => createSecurity(capstan, security, { idempotencyKey })
            : undefined
        }
      />
    </Stack>
  )
}

function Others() {
  const securities = useCapstanQuery(securityNamesQuery(useCapstan()))
  if (securities.status !== 'ready') return <SecuritiesUnknown rows={securities} />
  return <SecuritiesView securities={securities.data} />
}

function SecuritiesUnknown({ rows }: { rows: Exclude<QueryState<unknown>, { status: 'ready' }> }) {
  const messages = useMessages('securities', securitiesMessages)
  return (
    <Card flush aria-label={messages.title}>
      {rows.status === 'error' ? (
        <ErrorNotice error={rows.error} onRetry={rows.retry} />
      ) : (
        <Loading visible={rows.visible}>
          <SkeletonRows count={4} />
        </Loading>
      )}
    </Card>
  )
}

export interface SecuritiesViewProps {
  /** The securities, by name. */
  securities: readonly ListedSecurity[]
  /** True when the reader's account issues them: the list has price, value and ATS. (SEC-001, SEC-002) */
  isIssuer?: boolean
  /** Creates a security; without it none can be created. */
  onAdd?: (security: SecurityInput, idempotencyKey: string) => Promise<unknown>
  /** The place of the button that adds a security: above the list by default. */
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
      {add && addIn && <Portal in={addIn}>{add}</Portal>}
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

/** Returns the table of securities: names, and for the issuer the value and the ATS of each. (SEC-001, SEC-002) */
function useSecuritiesTable(isIssuer: boolean): TableDefinition<ListedSecurity> {
  const messages = useMessages('securities', securitiesMessages)
  const { href } = useRouter()

  return useMemo(() => {
    const name: TableColumn<ListedSecurity> = {
      ...{ id: 'name', header: messages.name, kind: 'text', value: (row) => row.name },
      searched: (row) => [row.name, row.ticker ?? ''],
      cell: ({ id, name: called, ticker }) => (
        <Named>
          <TextLink href={href(`/security/${id}`)}>{called}</TextLink>
          {ticker && (
            <small className="capstan-mono">
              <bdi>{ticker}</bdi>
            </small>
          )}
        </Named>
      ),
    }
    if (!isIssuer) return { idOf: ({ id }) => id, columns: [name] }
    const figure = (id: 'unitValue' | 'latestValue', header: string): TableColumn<ListedSecurity> => ({
      ...{ id, header, kind: 'number', value: (row) => row[id] },
      format: (value, formats) => (id === 'unitValue' ? formats.general(value) : formats.amount(value)),
    })
    return {
      idOf: ({ id }) => id,
      columns: [
        name,
        figure('unitValue', messages.latestPriceUsd),
        figure('latestValue', messages.latestValueUsd),
        {
          ...{ id: 'ats', header: messages.atsName, kind: 'text', value: (row) => row.ats },
          cell: ({ ats }) =>
            ats ? <bdi>{ats}</bdi> : <StatusChip status="unlisted" word={messages.unlisted} />,
        },
      ],
    }
  }, [messages, href, isIssuer])
}

const Named = styled.span`
  display: grid;
  justify-items: start;
  > small {
    color: var(--capstan-text-muted);
  }
`
