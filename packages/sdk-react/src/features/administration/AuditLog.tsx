import {
  auditedChangesQuery,
  auditedOperationsQuery,
  operationOutcomes,
  type AuditedChange,
  type AuditedOperation,
  type OperationOutcome,
} from '@capstan/sdk-core/administration'
import { useDeferredValue, useMemo, useState } from 'react'
import { styled } from 'styled-components'
import { fillIn } from '../../language/fillIn'
import { useFormats } from '../../language/useFormats'
import { block, type BlockProps } from '../../provider/block'
import { Loaded } from '../../provider/queries/Loaded'
import { useCapstan } from '../../provider/useCapstan'
import { useCapstanQuery } from '../../provider/queries/useCapstanQuery'
import { useMessages } from '../../provider/useMessages'
import { useSearchParameter } from '../../provider/useSearchParameter'
import { DataTable } from '../../tables/DataTable'
import type { TableDefinition } from '../../tables/TableDefinition'
import { FilterChip } from '../../ui/actions/FilterChip'
import { Chip } from '../../ui/display/Chip'
import { Alert } from '../../ui/feedback/Alert'
import { EmptyState } from '../../ui/feedback/EmptyState'
import { SkeletonRows } from '../../ui/feedback/SkeletonRows'
import { SearchBox } from '../../ui/fields/text/SearchBox'
import { Card } from '../../ui/layout/Card'
import { Inline } from '../../ui/layout/Inline'
import { Toolbar } from '../../ui/layout/Toolbar'
import { Dialog } from '../../ui/overlays/Dialog'
import { DefinitionRows } from '../../ui/records/DefinitionRows'
import { Row } from '../../ui/records/Row'
import { rowsAtOnce, ShowMore } from '../../ui/records/ShowMore'
import { useReader } from '../accounts/useReader'
import { ChangedValues } from '../audit/AuditDrawerView'
import { auditMessages } from '../audit/messages'
import { wordOf } from '../audit/wordOf'
import { NameAndAddress, ValueAndDetail } from './ListAndCard'
import { administrationMessages } from './messages'
import { useInstant } from './useInstant'

export type AuditLogProps = BlockProps

/** The operations of all accounts, for owners and admins of the platform: found by person, account, operation or record. @public */
export const AuditLog = block(function AuditLog() {
  const messages = useMessages('administration', administrationMessages)
  return (
    <Loaded query={useReader()} skeleton={<SkeletonRows count={6} />}>
      {(reader) =>
        reader?.type === 'admin' && reader.mayChange ? (
          <Operations />
        ) : (
          <Alert tone="neutral">{messages.audit.managersOnly}</Alert>
        )
      }
    </Loaded>
  )
})

function Operations() {
  const messages = useMessages('administration', administrationMessages)
  const { audit: words } = messages
  const { plural } = useFormats()
  const [search = '', setSearch] = useSearchParameter('search')
  const [written, write] = useSearchParameter('outcome')
  const [openId, setOpenId] = useState<string>()
  const [most, setMost] = useState(rowsAtOnce)
  const outcome = operationOutcomes.find((each) => each === written) ?? null
  const deferred = useDeferredValue(search)
  const found = useCapstanQuery({
    ...auditedOperationsQuery(useCapstan(), { search: deferred, outcome, most }),
    // Keeps the current rows while other operations load.
    placeholderData: (before) => before,
  })
  const table = useOperationTable(setOpenId)
  const rows = found.status === 'ready' ? { ...found, data: found.data.operations } : found
  const open = found.status === 'ready' ? found.data.operations.find(({ id }) => id === openId) : undefined

  return (
    <Card flush title={words.title} className="capstan-audit-log">
      <Toolbar>
        <Inline role="group" aria-label={words.outcome}>
          {operationOutcomes.map((each) => (
            <FilterChip
              key={each}
              isSelected={outcome === each}
              onChange={(isOn) => {
                write(isOn ? each : undefined)
                setMost(rowsAtOnce)
              }}
            >
              {words.outcomes[each]}
            </FilterChip>
          ))}
          {found.status === 'ready' && (
            <span className="capstan-note" role="status">
              {found.data.total >= mostFound ? words.manyFound : plural(words.count, found.data.total)}
            </span>
          )}
        </Inline>
        <SearchBox
          aria-label={words.search}
          placeholder={words.search}
          value={search}
          maxLength={200}
          onChange={({ target }) => {
            setSearch(target.value || undefined)
            setMost(rowsAtOnce)
          }}
        />
      </Toolbar>
      <DataTable aria-label={words.title} table={table} rows={rows} empty={words.noneFound} />
      {found.status === 'ready' && (
        <ShowMore
          shown={found.data.operations.length}
          total={found.data.total}
          onMore={() => setMost(most + rowsAtOnce)}
        />
      )}
      {open && <OperationDialog operation={open} onClose={() => setOpenId(undefined)} />}
    </Card>
  )
}

/** The platform finds no more operations than these. */
const mostFound = 1000

function useOperationTable(onOpen: (id: string) => void): TableDefinition<AuditedOperation> {
  const { audit: words } = useMessages('administration', administrationMessages)
  const { units } = useFormats()
  const moment = useInstant()
  return useMemo(
    () => ({
      idOf: ({ id }) => id,
      columns: [
        {
          ...{ id: 'operation', header: words.operation, kind: 'text', isUnsorted: true },
          value: ({ operation }) => operation,
          cell: ({ id, operation, doneOn }) => (
            <NameAndAddress>
              <button type="button" onClick={() => onOpen(id)}>
                {operation}
              </button>
              <small>{moment(doneOn)}</small>
            </NameAndAddress>
          ),
        },
        {
          ...{ id: 'person', header: words.person, kind: 'text', isUnsorted: true },
          value: ({ person }) => person || words.platform,
          cell: ({ person, email }) => (
            <ValueAndDetail>
              <bdi>{person || words.platform}</bdi>
              <small>{email}</small>
            </ValueAndDetail>
          ),
        },
        {
          ...{ id: 'account', header: words.account, kind: 'text', isUnsorted: true },
          value: ({ account }) => account || words.noAccount,
        },
        {
          ...{ id: 'changes', header: words.changes, kind: 'number', isUnsorted: true },
          value: ({ changes }) => units(String(changes)),
        },
        {
          ...{ id: 'outcome', header: words.outcome, kind: 'text', isUnsorted: true },
          value: ({ outcome }) => words.outcomes[outcome],
          cell: ({ outcome }) => <OutcomeChip outcome={outcome} />,
        },
      ],
    }),
    [words, units, moment, onOpen],
  )
}

const tones = { done: 'success', refused: 'warning', failed: 'danger' } as const
const icons = { done: 'check-circle', refused: 'ban', failed: 'x-circle' } as const

function OutcomeChip({ outcome }: { outcome: OperationOutcome }) {
  const { outcomes } = useMessages('administration', administrationMessages).audit
  return (
    <Chip tone={tones[outcome]} icon={icons[outcome]}>
      {outcomes[outcome]}
    </Chip>
  )
}

/** Facts of one operation, and each row that it changed. */
function OperationDialog({ operation, onClose }: { operation: AuditedOperation; onClose: () => void }) {
  const { audit: words } = useMessages('administration', administrationMessages)
  const moment = useInstant()
  const { id, doneOn, person, email, account, role, code, requestId, outcome } = operation
  const changes = useCapstanQuery(auditedChangesQuery(useCapstan(), id))

  return (
    <Dialog
      isOpen
      placement="end"
      title={operation.operation}
      className="capstan-audited-operation"
      onOpenChange={(isOpen) => !isOpen && onClose()}
    >
      <DefinitionRows compact>
        <Row label={words.outcome} value={<OutcomeChip outcome={outcome} />} />
        {code && <Row label={words.code} value={code} />}
        <Row label={words.time} value={moment(doneOn)} />
        <Row label={words.person} value={person ? `${person} · ${email}` : words.platform} />
        <Row label={words.account} value={account || words.noAccount} />
        {role && <Row label={words.role} value={role} />}
        {requestId && <Row label={words.request} value={requestId} />}
      </DefinitionRows>
      <Loaded query={changes} skeleton={<SkeletonRows count={3} />}>
        {({ changes, total }) =>
          changes.length === 0 ? (
            <EmptyState icon="clock" text={words.noChanges} />
          ) : (
            <List aria-label={words.changes}>
              {changes.map((change) => (
                <Change key={change.id} change={change} />
              ))}
              {total > changes.length && <li>{words.moreChanges}</li>}
            </List>
          )
        }
      </Loaded>
    </Dialog>
  )
}

function Change({ change: { table, rowId, verb, values } }: { change: AuditedChange }) {
  const messages = useMessages('audit', auditMessages)
  return (
    <li>
      <h3>{fillIn(messages[verb], { what: wordOf(messages, table) ?? table })}</h3>
      <small>{rowId}</small>
      <ChangedValues values={values} verb={verb} />
    </li>
  )
}

const List = styled.ol`
  display: grid;
  gap: var(--capstan-space-4);
  margin: var(--capstan-space-4) 0 0;
  padding: 0;
  list-style: none;
  > li {
    padding-block-start: var(--capstan-space-4);
    border-top: 1px solid var(--capstan-border);
  }
  h3 {
    margin: 0;
    font: var(--capstan-font-weight-strong) var(--capstan-font-size-body) / var(--capstan-font-line-body)
      var(--capstan-font-family-body);
  }
  small {
    color: var(--capstan-text-muted);
    overflow-wrap: anywhere;
  }
`
