import {
  bulkRowsQuery,
  type BulkOperation,
  type BulkRow,
  type BulkRowsAsked,
} from '@capstan/sdk-core/bulkOperations'
import { keepPreviousData } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { styled } from 'styled-components'
import { fillIn } from '../../language/fillIn'
import { useFormats } from '../../language/useFormats'
import { Loaded } from '../../provider/queries/Loaded'
import { useCapstan } from '../../provider/useCapstan'
import { useCapstanQuery } from '../../provider/queries/useCapstanQuery'
import { useMessages } from '../../provider/useMessages'
import { Button } from '../../ui/actions/Button'
import { FilterChip } from '../../ui/actions/FilterChip'
import { Icon, type IconName } from '../../ui/display/Icon'
import { StatusChip } from '../../ui/display/StatusChip'
import { useSpokenSearch } from '../../provider/announcements/useSpokenResult'
import { useTablesMessages } from '../../tables/messages'
import { VisuallyHidden } from '../../ui/display/VisuallyHidden'
import { EmptyState } from '../../ui/feedback/EmptyState'
import { Card } from '../../ui/layout/Card'
import { Inline } from '../../ui/layout/Inline'
import { rowsAtOnce, ShowMore } from '../../ui/records/ShowMore'
import { useBulkWords } from './bulkWords'
import { bulkOperationsMessages } from './messages'

export interface BulkRowsProps {
  operation: BulkOperation
  /** True before the run, when rows are shown as the check found them. */
  isCheck: boolean
  /** Tries a refused row again; without it no row offers that. */
  onRetry?: (row: BulkRow) => void
}

/** The rows of a bulk operation, refused ones first, filtered by outcome. */
export function BulkRows({ operation, isCheck, onRetry }: BulkRowsProps) {
  const capstan = useCapstan()
  const messages = useMessages('bulkOperations', bulkOperationsMessages)
  const tables = useTablesMessages()
  const { plural, units } = useFormats()
  const [chosen, setChosen] = useState<Filter>('all')
  const [most, setMost] = useState(rowsAtOnce)
  const filters = filtersOf(operation, isCheck)
  const shown = filters.find(({ id }) => id === chosen) ?? filters[0]
  const query = bulkRowsQuery(capstan, {
    ...{ operationId: operation.id, outcomes: shown?.outcomes, first: Math.min(most, limit) },
  })
  const state = useCapstanQuery({ ...query, placeholderData: keepPreviousData })
  useRereadOf(query, operation)
  useSpokenSearch(shown?.id, shown && plural(tables.found, shown.count))

  return (
    <Card
      flush
      title={messages.rows}
      className="capstan-bulk-rows"
      actions={
        <Inline role="group" aria-label={messages.rows}>
          {filters.map(({ id, count }) => (
            <FilterChip
              key={id}
              count={count}
              isSelected={shown?.id === id}
              onChange={() => {
                setChosen(id)
                setMost(rowsAtOnce)
              }}
            >
              {messages.filter[id]}
            </FilterChip>
          ))}
        </Inline>
      }
    >
      <Loaded query={state}>
        {({ rows, total }) =>
          rows.length === 0 ? (
            <EmptyState text={messages.noRows} />
          ) : (
            <>
              <List aria-label={messages.rows}>
                {rows.map((row) => (
                  <OneRow key={row.id} {...{ operation, row, isCheck, onRetry }} />
                ))}
              </List>
              {rows.length < limit ? (
                <ShowMore shown={rows.length} total={total} onMore={() => setMost(most + rowsAtOnce)} />
              ) : (
                total > limit && <Note>{fillIn(messages.firstOnly, { count: units(String(limit)) })}</Note>
              )}
            </>
          )
        }
      </Loaded>
    </Card>
  )
}

/** The most rows that the platform answers at once. */
const limit = 1000

/** Reads rows again when their operation has changed. A first answer that is on its way may have missed the change. */
function useRereadOf(query: ReturnType<typeof bulkRowsQuery>, operation: BulkOperation) {
  const { queryClient } = useCapstan()
  const { state, readyCount, doneCount, refusedCount, undoneCount, keptCount, uncheckedCount } = operation
  const counts = [state, readyCount, doneCount, refusedCount, undoneCount, keptCount, uncheckedCount].join()
  const read = useRef(counts)

  useEffect(() => {
    if (read.current === counts) return
    read.current = counts
    // Without its variables the key is that of the rows of every filter and length.
    const reread = () => queryClient.invalidateQueries({ queryKey: query.queryKey.slice(0, -1) })
    void queryClient.fetchQuery(query).then(reread, reread)
  }, [counts, queryClient, query])
}

interface OneRowProps extends BulkRowsProps {
  row: BulkRow
}

function OneRow({ operation, row, isCheck, onRetry }: OneRowProps) {
  const messages = useMessages('bulkOperations', bulkOperationsMessages)
  const { units } = useFormats()
  const { problemOf } = useBulkWords()
  const { outcome, name, email, amount } = row
  const look = isCheck && outcome === 'left_out' ? looks.refused : looks[outcome]
  const problem = problemOf(operation, row)
  const isRefused = isCheck ? outcome === 'left_out' : outcome === 'refused' || outcome === 'kept'

  return (
    <li data-outcome={outcome}>
      <Mark data-tone={look.tone}>
        <Icon name={look.icon} />
        <VisuallyHidden>
          {isCheck && outcome === 'left_out' ? messages.outcome.refused : messages.outcome[outcome]}
        </VisuallyHidden>
      </Mark>
      <Words>
        <bdi>{name || email}</bdi>
        {problem ? (
          <small data-refused={isRefused || undefined}>
            {!isCheck && outcome === 'left_out' ? fillIn(messages.notTriedFor, { problem }) : problem}
          </small>
        ) : (
          operation.kind === 'invite' && email && name && <small>{email}</small>
        )}
      </Words>
      {operation.kind === 'invite' && amount && (
        <span>{fillIn(messages.unitsOf, { units: units(amount) })}</span>
      )}
      {operation.kind === 'status' && <StatusOf {...{ operation, row }} />}
      {outcome === 'refused' && onRetry && (
        <Button
          dense
          icon="retry"
          aria-label={fillIn(messages.retryOf, { retry: messages.retry, name: name || (email ?? '') })}
          onPress={() => onRetry(row)}
        >
          {messages.retry}
        </Button>
      )}
    </li>
  )
}

function StatusOf({ operation, row }: Pick<OneRowProps, 'operation' | 'row'>) {
  const messages = useMessages('bulkOperations', bulkOperationsMessages)
  const { outcome, code, beforeStatus } = row
  const { newStatus } = operation
  if (beforeStatus === null || newStatus === null) return null
  if (outcome === 'ready' || outcome === 'done')
    return (
      <Inline gap={2}>
        <StatusChip status={beforeStatus} />
        <Icon name="arrow-right" dense />
        <VisuallyHidden>{messages.to}</VisuallyHidden>
        <StatusChip status={newStatus} />
      </Inline>
    )
  return <StatusChip status={code === 'distribution_locked' ? 'locked' : beforeStatus} />
}

type Filter = keyof typeof bulkOperationsMessages.filter
type Outcomes = NonNullable<BulkRowsAsked['outcomes']>

/** The filters of rows with their counts; those without rows are left out. */
function filtersOf(operation: BulkOperation, isCheck: boolean) {
  const { rowCount, readyCount, leftOutCount, doneCount, refusedCount, undoneCount, keptCount } = operation
  const parts: [Filter, number, Outcomes][] = isCheck
    ? [
        ['wouldBeRefused', leftOutCount, ['left_out']],
        ['wouldChange', readyCount, ['ready']],
      ]
    : [
        ['done', doneCount, ['done']],
        ['undone', undoneCount, ['undone']],
        ['kept', keptCount, ['kept']],
        ['refused', refusedCount, ['refused']],
        ['notTried', readyCount + leftOutCount, ['ready', 'left_out', 'unchecked']],
      ]
  const all: { id: Filter; count: number; outcomes?: Outcomes } = { id: 'all', count: rowCount }
  return [
    all,
    ...parts.filter(([, count]) => count > 0).map(([id, count, outcomes]) => ({ id, count, outcomes })),
  ]
}

type Tone = 'success' | 'danger' | 'warning' | 'neutral'

const looks: Readonly<Record<BulkRow['outcome'], { icon: IconName; tone: Tone }>> = {
  unchecked: { icon: 'circle-dashed', tone: 'neutral' },
  ready: { icon: 'check-circle', tone: 'success' },
  left_out: { icon: 'circle-dashed', tone: 'neutral' },
  done: { icon: 'check-circle', tone: 'success' },
  refused: { icon: 'x-circle', tone: 'danger' },
  undone: { icon: 'restart', tone: 'neutral' },
  kept: { icon: 'alert', tone: 'warning' },
}

const List = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
  > li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--capstan-space-2) var(--capstan-space-3);
    min-height: calc(56 * var(--capstan-unit));
    padding: var(--capstan-space-2) var(--capstan-space-6);
  }
  > li + li {
    border-top: 1px solid var(--capstan-border-subtle);
  }
`

const Mark = styled.span`
  display: inline-flex;
  color: var(--capstan-text-muted);
  &[data-tone='success'] {
    color: var(--capstan-success);
  }
  &[data-tone='danger'] {
    color: var(--capstan-danger);
  }
  &[data-tone='warning'] {
    color: var(--capstan-warning);
  }
`

const Words = styled.div`
  display: grid;
  flex: 1 1 calc(180 * var(--capstan-unit));
  min-width: 0;
  overflow-wrap: anywhere;
  small {
    color: var(--capstan-text-muted);
  }
  small[data-refused] {
    color: var(--capstan-danger);
  }
`

const Note = styled.p`
  margin: 0;
  padding: var(--capstan-space-3) var(--capstan-space-6);
  border-top: 1px solid var(--capstan-border-subtle);
  color: var(--capstan-text-muted);
`
