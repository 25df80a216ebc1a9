import {
  platformTypesQuery,
  type LookupTables,
  type PlatformTypeTable,
} from '@capstan/sdk-core/platformTypes'
import { useCallback, useMemo, useRef, useState } from 'react'
import { styled } from 'styled-components'
import { fillIn } from '../../language/fillIn'
import { useFormats } from '../../language/useFormats'
import { CapstanRoot, type Isolation } from '../../provider/CapstanRoot'
import { useCapstan } from '../../provider/useCapstan'
import { useCapstanQuery, type QueryState } from '../../provider/queries/useCapstanQuery'
import { useFocusBack } from '../../provider/announcements/useFocusBack'
import { useMessages } from '../../provider/useMessages'
import { DataTable } from '../../tables/DataTable'
import type { TableDefinition } from '../../tables/TableDefinition'
import { Button } from '../../ui/actions/Button'
import { Alert } from '../../ui/feedback/Alert'
import { ErrorNotice } from '../../ui/feedback/ErrorNotice'
import { Loading } from '../../ui/feedback/Loading'
import { SkeletonRows } from '../../ui/feedback/SkeletonRows'
import { Card } from '../../ui/layout/Card'
import { Columns } from '../../ui/layout/Columns'
import { Stack } from '../../ui/layout/Stack'
import { useReader, type Reader } from '../accounts/useReader'
import { platformTypesMessages } from './messages'
import { TypeDialog } from './TypeDialog'
import {
  platformTypeActions,
  usePlatformTypeTables,
  type TypeActions,
  type TypeRow,
  type TypeTable,
} from './usePlatformTypeTables'

export interface PlatformTypesProps {
  /** The open table: `assets`, `investors`, `questions` or `integrations`; the first one by default. */
  table?: PlatformTypeTable
  /** Called when the reader opens a table. Without it the block remembers the open table itself. */
  onTableChange?: (table: PlatformTypeTable) => void
  /** The degree to which the styles of the page are kept out. */
  isolation?: Isolation
}

/** The lookup tables of the platform; its owner and admins add and change types. (ROUTE-051) @public */
export function PlatformTypes({ isolation, ...props }: PlatformTypesProps) {
  return (
    <CapstanRoot isolation={isolation}>
      <ConnectedTypes {...props} />
    </CapstanRoot>
  )
}

function ConnectedTypes(props: Omit<PlatformTypesProps, 'isolation'>) {
  const messages = useMessages('platformTypes', platformTypesMessages)
  const reader = useReader()

  if (reader.status !== 'ready') return <TypesLoading types={reader} />
  if (!reader.data) return <Alert tone="warning">{messages.noAccount}</Alert>
  return <TypesFor {...props} reader={reader.data} />
}

function TypesFor({ reader, ...props }: Omit<PlatformTypesProps, 'isolation'> & { reader: Reader }) {
  const capstan = useCapstan()
  const messages = useMessages('platformTypes', platformTypesMessages)
  const types = useCapstanQuery(platformTypesQuery(capstan))
  const actions = useMemo(() => platformTypeActions(capstan), [capstan])
  const mayChange = reader.type === 'admin' && reader.mayChange

  if (types.status !== 'ready') return <TypesLoading types={types} />
  return (
    <Stack gap={4}>
      {!mayChange && (
        <Alert tone={reader.wasTaken ? 'warning' : 'neutral'}>
          {reader.wasTaken ? messages.roleTaken : messages.readOnly}
        </Alert>
      )}
      <PlatformTypesView {...props} types={types.data} actions={mayChange ? actions : undefined} />
    </Stack>
  )
}

function TypesLoading({ types }: { types: Exclude<QueryState<unknown>, { status: 'ready' }> }) {
  const messages = useMessages('platformTypes', platformTypesMessages)
  return (
    <Card flush title={messages.tables}>
      {types.status === 'error' ? (
        <ErrorNotice error={types.error} onRetry={types.retry} />
      ) : (
        <Loading visible={types.visible}>
          <SkeletonRows count={4} />
        </Loading>
      )}
    </Card>
  )
}

export interface PlatformTypesViewProps extends Pick<PlatformTypesProps, 'table' | 'onTableChange'> {
  types: LookupTables
  /** Adds and changes types; without it the tables are read-only. */
  actions?: TypeActions
}

/** The lookup tables beside the rows of the open one. @public */
export function PlatformTypesView({ types, table, onTableChange, actions }: PlatformTypesViewProps) {
  const messages = useMessages('platformTypes', platformTypesMessages)
  const { units } = useFormats()
  const tables = usePlatformTypeTables(types)
  const [chosen, setChosen] = useState<PlatformTypeTable>('assets')
  const open = table ?? chosen
  const shown = tables.find((each) => each.table === open) ?? tables[0]

  return (
    <Stack gap={4} className="capstan-platform-types">
      <Intro>{messages.intro}</Intro>
      <Columns split="4-8">
        <Card flush data-wants-room="" title={messages.tables}>
          <nav aria-label={messages.tables}>
            <Tables>
              {tables.map((each) => (
                <li key={each.table}>
                  <button
                    type="button"
                    aria-current={each === shown || undefined}
                    onClick={() => {
                      setChosen(each.table)
                      onTableChange?.(each.table)
                    }}
                  >
                    <span className="capstan-table-name">{each.title}</span>
                    <span className="capstan-count">{units(String(each.rows.length))}</span>
                  </button>
                </li>
              ))}
            </Tables>
          </nav>
        </Card>
        {shown && <TypeTableCard key={shown.table} table={shown} actions={actions} />}
      </Columns>
    </Stack>
  )
}

function TypeTableCard({ table, actions }: { table: TypeTable; actions?: TypeActions }) {
  const messages = useMessages('platformTypes', platformTypesMessages)
  const card = useRef<HTMLElement>(null)
  const focusBack = useFocusBack(card)
  const [task, setTask] = useState<'add' | { edit: string }>()
  const edited = typeof task === 'object' ? table.rows.find(({ id }) => id === task.edit) : undefined
  const close = useCallback(() => {
    setTask(undefined)
    focusBack(typeof task === 'object' ? task.edit : undefined)
  }, [focusBack, task])
  const { columns } = table
  const definition: TableDefinition<TypeRow> = useMemo(
    () => ({
      idOf: ({ id }) => id,
      columns: columns.map(({ id, header, kind, isCode }) => ({
        ...{ id, header, kind },
        value: ({ cells }: TypeRow) => cells[id],
        ...(isCode && {
          cell: ({ cells }: TypeRow) => (cells[id] === undefined ? messages.none : <Code>{cells[id]}</Code>),
        }),
      })),
      actions: actions && {
        header: messages.actions,
        cell: ({ id, name }) => (
          <Button
            variant="quiet"
            dense
            icon="pencil"
            aria-label={fillIn(messages.edit, { name })}
            onPress={() => setTask({ edit: id })}
          />
        ),
      },
    }),
    [actions, columns, messages],
  )

  return (
    <Card
      ref={card}
      flush
      title={table.title}
      actions={
        actions && (
          <Button variant="quiet" dense icon="plus" onPress={() => setTask('add')}>
            {messages.add}
          </Button>
        )
      }
      footer={<Note>{messages.note}</Note>}
    >
      <DataTable aria-label={table.title} table={definition} rows={{ status: 'ready', data: table.rows }} />
      {actions && (task === 'add' || edited) && (
        <TypeDialog table={table} row={edited} actions={actions} onClose={close} />
      )}
    </Card>
  )
}

const Tables = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
  > li + li {
    border-top: 1px solid var(--capstan-border-subtle);
  }
  button {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: var(--capstan-space-4);
    width: 100%;
    min-height: calc(48 * var(--capstan-unit));
    padding: var(--capstan-space-3) var(--capstan-space-6);
    border: 0;
    border-inline-start: 2px solid transparent;
    background: none;
    color: var(--capstan-text);
    font: inherit;
    text-align: start;
    cursor: pointer;
  }
  button:hover {
    background: var(--capstan-surface-sunken);
  }
  button:focus-visible {
    outline: 2px solid var(--capstan-focus);
    outline-offset: -2px;
  }
  button[aria-current] {
    border-inline-start-color: var(--capstan-primary);
    background: var(--capstan-primary-soft);
    font-weight: var(--capstan-font-weight-strong);
  }
  .capstan-table-name {
    color: var(--capstan-primary-text);
    text-decoration: underline;
    overflow-wrap: anywhere;
  }
  .capstan-count {
    color: var(--capstan-text-muted);
    font-variant-numeric: tabular-nums;
  }
`

const Code = styled.code`
  overflow-wrap: anywhere;
  font-family: var(--capstan-font-family-mono);
  font-size: var(--capstan-font-size-dense);
`

const Note = styled.small`
  color: var(--capstan-text-muted);
`

const Intro = styled.p`
  margin: 0;
  color: var(--capstan-text-muted);
`
