import {
  bulkOperationQuery,
  bulkWorkOf,
  type BulkOperation,
  type BulkWorkState,
} from '@capstan/sdk-core/bulkOperations'
import { useEffect, useRef, useSyncExternalStore } from 'react'
import { styled } from 'styled-components'
import { OfflineNote } from '../../forms/sending/OfflineNote'
import { fillIn } from '../../language/fillIn'
import { useFormats } from '../../language/useFormats'
import { Loaded } from '../../provider/queries/Loaded'
import { useArrival } from '../../provider/announcements/useArrival'
import { useCapstan } from '../../provider/useCapstan'
import { useCapstanQuery } from '../../provider/queries/useCapstanQuery'
import { useMessages } from '../../provider/useMessages'
import { Button } from '../../ui/actions/Button'
import { Chip, type Tone } from '../../ui/display/Chip'
import type { IconName } from '../../ui/display/Icon'
import { Alert } from '../../ui/feedback/Alert'
import { useSnackbar } from '../../ui/feedback/useSnackbar'
import { Card } from '../../ui/layout/Card'
import { Columns } from '../../ui/layout/Columns'
import { Stack } from '../../ui/layout/Stack'
import { DefinitionRows } from '../../ui/records/DefinitionRows'
import { Row } from '../../ui/records/Row'
import { FeatureUnavailable, useIsFeatureOff } from '../accounts/FeatureGate'
import { BulkResult } from './BulkResult'
import { BulkRows } from './BulkRows'
import { BulkUndo, useUndoLeft } from './BulkUndo'
import { useBulkWords } from './bulkWords'
import { bulkOperationsMessages } from './messages'

export interface OneBulkOperationProps {
  operationId: string
  /** True for people who may run and undo it. */
  mayChange: boolean
  /** Called when the reader leaves it: show the list. */
  onClose: () => void
}

/** One bulk operation: the result of the check, the progress of the run, the outcome of each row, and the undo. */
export function OneBulkOperation({ operationId, ...props }: OneBulkOperationProps) {
  const messages = useMessages('bulkOperations', bulkOperationsMessages)
  const notFound = (
    <Alert tone="neutral" action={<Button onPress={props.onClose}>{messages.all}</Button>}>
      {messages.notFound}
    </Alert>
  )

  return (
    <Loaded query={useCapstanQuery(bulkOperationQuery(useCapstan(), operationId))} notFound={notFound}>
      {(operation) => (operation ? <Operation {...props} operation={operation} /> : notFound)}
    </Loaded>
  )
}

interface OperationProps extends Omit<OneBulkOperationProps, 'operationId'> {
  operation: BulkOperation
}

function Operation({ operation, mayChange, onClose }: OperationProps) {
  const capstan = useCapstan()
  const messages = useMessages('bulkOperations', bulkOperationsMessages)
  const snackbar = useSnackbar()
  const { plural, units } = useFormats()
  const words = useBulkWords()
  const root = useRef<HTMLDivElement>(null)
  const isOff = useIsFeatureOff('bulk_operations')
  // Stopping and undoing stay: they take nothing new on.
  const mayRun = mayChange && !isOff
  const { work, state } = useBulkWork(operation, mayRun)
  const undoLeft = useUndoLeft(operation)
  const phase = phaseOf(operation, state)
  const count = (number: number) => units(String(number))
  const { kind, annotation, readyCount, rowCount, doneCount, checkedOn, startedOn, endedOn } = operation
  const isCheck = phase === 'checking' || phase === 'checked'
  const isOver = phase === 'done' || phase === 'stopped' || phase === 'undone' || phase === 'interrupted'
  const title = words.titleOf(operation)
  const download = () =>
    words.download(capstan, operation).catch(() => snackbar.show(messages.notDownloaded, { tone: 'danger' }))
  useArrival(root)

  return (
    <Stack gap={4} ref={root} className="capstan-bulk-operation" data-status={phase}>
      <Card
        title={title}
        chip={<PhaseChip {...{ operation, phase }} />}
        actions={
          <>
            {phase === 'checked' ? (
              <Button onPress={onClose}>{messages.cancel}</Button>
            ) : (
              <Button icon="chevron-left" variant="quiet" onPress={onClose}>
                {messages.all}
              </Button>
            )}
            {phase === 'checking' && mayRun && state?.failed !== undefined && (
              <Button icon="retry" onPress={() => void work.check(operation)}>
                {messages.retry}
              </Button>
            )}
            {phase === 'running' && mayChange && (
              <Button onPress={() => void work.stop(operation)}>{messages.stop}</Button>
            )}
            {isOver && (
              <Button icon="download" onPress={() => void download()}>
                {messages.download}
              </Button>
            )}
            {mayRun && phase === 'checked' && readyCount > 0 && (
              <Button variant="primary" onPress={() => void work.run(operation)}>
                {fillIn(messages.run, { count: count(readyCount) })}
              </Button>
            )}
            {mayRun && (phase === 'interrupted' || phase === 'stopped') && (
              <Button variant="primary" onPress={() => void work.run(operation)}>
                {messages.goOn}
              </Button>
            )}
            {mayChange && phase === 'undoInterrupted' && (
              <Button variant="primary" onPress={() => void work.undo(operation)}>
                {messages.goOn}
              </Button>
            )}
          </>
        }
      >
        <Hint>{hintOf()}</Hint>
        {phase === 'checked' && readyCount === 0 && <p role="status">{messages.nothingToRun}</p>}
        <OfflineNote failed={state?.failed === undefined ? undefined : failureOf(state.failed)} />
      </Card>
      {isOff && <FeatureUnavailable />}
      <Columns split="8-4">
        <Stack gap={4}>
          <BulkResult {...{ operation, isCheck }} isGoingOn={phase === 'running' || phase === 'checking'} />
          <BulkRows
            {...{ operation, isCheck }}
            onRetry={mayRun && isOver ? (row) => void work.retry(operation, [row]) : undefined}
          />
        </Stack>
        <Stack gap={4}>
          {isOver && undoLeft !== undefined && mayChange && doneCount > 0 && (
            <BulkUndo {...{ operation, undoLeft }} onUndo={() => void work.undo(operation)} />
          )}
          <Card title={messages.operation} headingLevel={3}>
            <DefinitionRows compact>
              <Row label={messages.what} value={title} />
              {kind === 'note' && <Row label={messages.text} value={annotation} />}
              <Row
                label={messages.rows}
                value={plural(kind === 'invite' ? messages.investors : messages.distributions, rowCount)}
              />
              <Figures operation={operation} />
              <Row label={messages.askedBy} value={operation.askedBy} />
              {checkedOn && !isCheck && <Row label={messages.checked} value={words.momentOf(checkedOn)} />}
              {startedOn && (
                <Row
                  label={messages.ran}
                  value={
                    endedOn
                      ? fillIn(messages.ranFromTo, {
                          from: words.momentOf(startedOn),
                          to: words.momentOf(endedOn),
                        })
                      : words.momentOf(startedOn)
                  }
                />
              )}
            </DefinitionRows>
          </Card>
          {phase === 'checked' && (
            <Alert tone="neutral" title={messages.canUndo}>
              {messages.canUndoNote}
            </Alert>
          )}
        </Stack>
      </Columns>
    </Stack>
  )

  function hintOf(): string {
    if (isCheck) return messages.checkHint
    if (phase === 'running' || phase === 'undoing') return messages.runHint
    if (phase === 'interrupted' || phase === 'undoInterrupted') return messages.interruptedHint
    if (phase === 'stopped') return plural(messages.stoppedHint, readyCount)
    return fillIn(messages.by, {
      on: words.momentOf(startedOn ?? operation.createdOn),
      name: operation.askedBy,
    })
  }

  function failureOf(code: string): string {
    if (code === 'not_allowed') return messages.notAllowed
    return code === 'bulk_undo_over' ? messages.undoOver : messages.failed
  }
}

function Figures({ operation: { units: sum, total, kind } }: Pick<OperationProps, 'operation'>) {
  const messages = useMessages('bulkOperations', bulkOperationsMessages)
  const { amount, units } = useFormats()
  return (
    <>
      <Row label={messages.units} value={units(sum)} />
      {kind !== 'invite' && <Row label={messages.total} value={amount(total)} />}
    </>
  )
}

/** The state of an operation as this page shows it. */
type Phase =
  | 'checking'
  | 'checked'
  | 'running'
  | 'interrupted'
  | 'stopped'
  | 'done'
  | 'undoing'
  | 'undoInterrupted'
  | 'undone'

function phaseOf({ state, startedOn, readyCount }: BulkOperation, work?: BulkWorkState): Phase {
  const kind = work?.failed === undefined ? work?.kind : undefined
  if (kind === 'run' || kind === 'retry') return 'running'
  if (kind === 'undo') return 'undoing'
  if (state === 'running') return readyCount === 0 ? 'done' : 'interrupted'
  if (state === 'undoing') return 'undoInterrupted'
  // Refused rows were checked again.
  if (state === 'checked' && startedOn !== null) return readyCount === 0 ? 'done' : 'stopped'
  return state
}

function PhaseChip({ operation, phase }: { operation: BulkOperation; phase: Phase }) {
  const messages = useMessages('bulkOperations', bulkOperationsMessages)
  const { units } = useFormats()
  const { doneCount, keptCount, rowCount } = operation
  const done = doneCount + keptCount
  const looks: Readonly<Record<Phase, [Tone, IconName, string]>> = {
    checking: ['info', 'loader', messages.checking],
    checked: ['neutral', 'circle-dashed', messages.notRun],
    running: ['info', 'circle-half', messages.running],
    interrupted: ['warning', 'pause', messages.interrupted],
    stopped: ['warning', 'pause', messages.stopped],
    done: [
      ...(done === rowCount ? (['success', 'check-circle'] as const) : (['warning', 'alert'] as const)),
      fillIn(messages.doneOf, { done: units(String(done)), rows: units(String(rowCount)) }),
    ],
    undoing: ['info', 'loader', messages.undoing],
    undoInterrupted: ['warning', 'pause', messages.interrupted],
    undone: ['neutral', 'restart', messages.undone],
  }
  const [tone, icon, word] = looks[phase]
  return (
    <Chip tone={tone} icon={icon}>
      {word}
    </Chip>
  )
}

/** The work of this page on an operation. A check changes nothing, so it continues by itself. */
function useBulkWork(operation: BulkOperation, mayChange: boolean) {
  const work = bulkWorkOf(useCapstan())
  const { subscribe, getState } = work.store
  const stateOf = () => getState()[operation.id]
  const state = useSyncExternalStore(subscribe, stateOf, stateOf)
  const isUnchecked = mayChange && operation.state === 'checking' && state === undefined
  useEffect(() => {
    if (isUnchecked) void work.check(operation)
  }, [isUnchecked, work, operation])

  return { work, state }
}

const Hint = styled.p`
  margin: 0;
  color: var(--capstan-text-muted);
`
