import { bulkCounts, bulkOperationsQuery, type BulkOperation } from '@capstan/sdk-core/bulkOperations'
import { useRef } from 'react'
import { styled } from 'styled-components'
import { fillIn } from '../../language/fillIn'
import { useFormats } from '../../language/useFormats'
import { Loaded } from '../../provider/queries/Loaded'
import { useArrival } from '../../provider/announcements/useArrival'
import { useCapstan } from '../../provider/useCapstan'
import { useCapstanQuery } from '../../provider/queries/useCapstanQuery'
import { useMessages } from '../../provider/useMessages'
import { Button } from '../../ui/actions/Button'
import { Chip } from '../../ui/display/Chip'
import { EmptyState } from '../../ui/feedback/EmptyState'
import { useSnackbar } from '../../ui/feedback/useSnackbar'
import { Card } from '../../ui/layout/Card'
import { Records } from '../../ui/records/Records'
import { ShowMore, useShownRows } from '../../ui/records/ShowMore'
import { useTimeLeft, useUndoLeft } from './BulkUndo'
import { useBulkWords } from './bulkWords'
import { bulkOperationsMessages } from './messages'
import type { RecordColumn } from '../../ui/records/RecordRow'

export interface BulkOperationListProps {
  allocationId: string
  /** Called when the reader opens an operation. */
  onOpen: (id: string) => void
  /** Called when the reader begins a new one; without it there is no button. */
  onBegin?: () => void
  /** True if the list is narrow: it shows how many rows are done, and leaves out the other figures. */
  isCompact?: boolean
}

/** The bulk operations of an allocation, the latest first. */
export function BulkOperationList(props: BulkOperationListProps) {
  const { allocationId, onOpen, onBegin, isCompact = false } = props
  const messages = useMessages('bulkOperations', bulkOperationsMessages)
  const root = useRef<HTMLElement>(null)
  const query = useCapstanQuery(bulkOperationsQuery(useCapstan(), allocationId))
  useArrival(root)

  return (
    <Card
      flush
      ref={root}
      title={messages.title}
      className="capstan-bulk-operations"
      actions={
        onBegin && (
          <Button icon="plus" onPress={onBegin}>
            {messages.begin}
          </Button>
        )
      }
    >
      <Loaded query={query}>
        {(operations) =>
          operations.length === 0 ? (
            <EmptyState icon="inbox" text={messages.noOperations} />
          ) : (
            <Operations {...{ operations, onOpen, isCompact }} />
          )
        }
      </Loaded>
    </Card>
  )
}

interface OperationsProps extends Pick<BulkOperationListProps, 'onOpen' | 'isCompact'> {
  operations: readonly BulkOperation[]
}

function Operations({ operations, onOpen, isCompact }: OperationsProps) {
  const capstan = useCapstan()
  const messages = useMessages('bulkOperations', bulkOperationsMessages)
  const snackbar = useSnackbar()
  const { units } = useFormats()
  const { titleOf, momentOf, download } = useBulkWords()
  const { shown, more } = useShownRows(operations)
  const count = (number: number) => units(String(number))
  const save = (operation: BulkOperation) =>
    download(capstan, operation).catch(() => snackbar.show(messages.notDownloaded, { tone: 'danger' }))
  const figures: RecordColumn<BulkOperation>[] = [
    { id: 'who', header: messages.who, cell: ({ askedBy }) => <bdi>{askedBy}</bdi> },
    { ...figure('rows', messages.rowCount), cell: ({ rowCount }) => count(rowCount) },
    { ...figure('done', messages.done), cell: (operation) => count(bulkCounts(operation).done) },
    { ...figure('refused', messages.refused), cell: ({ refusedCount }) => count(refusedCount) },
    { ...figure('untried', messages.untried), cell: (operation) => count(bulkCounts(operation).notTried) },
  ]
  const doneOf: RecordColumn<BulkOperation> = {
    ...{ id: 'done', header: messages.done },
    cell: (operation) =>
      fillIn(messages.progress, {
        ...{ done: count(bulkCounts(operation).done), count: count(operation.rowCount) },
      }),
  }
  const columns: RecordColumn<BulkOperation>[] = [
    {
      ...{ id: 'what', header: messages.what },
      cell: (operation) => (
        <Name>
          <Button dense variant="quiet" onPress={() => onOpen(operation.id)}>
            {titleOf(operation)}
          </Button>
        </Name>
      ),
    },
    {
      ...{ id: 'runOn', header: messages.runOn, isSolid: true },
      cell: ({ startedOn, createdOn }) => momentOf(startedOn ?? createdOn),
    },
    ...(isCompact ? [doneOf] : figures),
    { id: 'undo', header: messages.undoTitle, cell: (operation) => <UndoOf operation={operation} /> },
    {
      ...{ id: 'actions', header: messages.actions, isActions: true },
      cell: (operation) => (
        <Button
          dense
          icon="download"
          variant="quiet"
          aria-label={fillIn(messages.downloadOf, { name: titleOf(operation) })}
          onPress={() => void save(operation)}
        />
      ),
    },
  ]

  return (
    <>
      <Records isClose aria-label={messages.title} columns={columns} rows={shown} keyOf={({ id }) => id} />
      <ShowMore {...more} />
    </>
  )
}

/** The words of the button begin where other words do. */
const Name = styled.span`
  > .capstan-button {
    margin-inline-start: calc(-1 * var(--capstan-space-2));
  }
`

const figure = (id: string, header: string) => ({ id, header, isNumeric: true })

function UndoOf({ operation }: { operation: BulkOperation }) {
  const messages = useMessages('bulkOperations', bulkOperationsMessages)
  const minutes = useUndoLeft(operation)
  const timeLeft = useTimeLeft()
  if (operation.state === 'undone') return <Chip icon="restart">{messages.undone}</Chip>
  if (operation.state === 'undoing') return <Chip icon="pause">{messages.interrupted}</Chip>
  if (minutes === undefined) return <small>{messages.timeIsOver}</small>
  return (
    <Chip tone="info" icon="clock">
      {timeLeft(minutes)}
    </Chip>
  )
}
