import { bulkCounts, type BulkOperation } from '@capstan/sdk-core/bulkOperations'
import type { CSSProperties } from 'react'
import { styled } from 'styled-components'
import { fillIn } from '../../language/fillIn'
import { useFormats } from '../../language/useFormats'
import { useMessages } from '../../provider/useMessages'
import { ProgressBar } from '../../ui/display/ProgressBar'
import { Card } from '../../ui/layout/Card'
import { Stack } from '../../ui/layout/Stack'
import { useBulkWords } from './bulkWords'
import { bulkOperationsMessages } from './messages'

export interface BulkResultProps {
  operation: BulkOperation
  /** True before the run. */
  isCheck: boolean
  /** True while rows are checked or changed. */
  isGoingOn: boolean
}

/** How many rows of an operation were changed, refused and not tried, or how far the work on them is. */
export function BulkResult({ operation, isCheck, isGoingOn }: BulkResultProps) {
  const messages = useMessages('bulkOperations', bulkOperationsMessages)
  const { momentOf } = useBulkWords()
  if (isGoingOn) return <Progress {...{ operation, isCheck }} />
  const at = isCheck ? operation.checkedOn : operation.endedOn

  return (
    <Card
      headingLevel={3}
      title={isCheck ? messages.resultOfCheck : messages.result}
      className="capstan-bulk-result"
      actions={at && <small>{momentOf(at)}</small>}
    >
      <Parts {...{ operation, isCheck }} />
    </Card>
  )
}

function Progress({ operation, isCheck }: Omit<BulkResultProps, 'isGoingOn'>) {
  const messages = useMessages('bulkOperations', bulkOperationsMessages)
  const { units, plural } = useFormats()
  const count = (number: number) => units(String(number))
  const { rowCount, uncheckedCount, leftOutCount, readyCount, refusedCount } = operation
  const { done } = bulkCounts(operation)
  const all = isCheck ? rowCount : rowCount - leftOutCount
  const at = isCheck ? rowCount - uncheckedCount : all - readyCount - uncheckedCount
  const text = fillIn(messages.progress, { done: count(at), count: count(all) })

  return (
    <Card className="capstan-bulk-result">
      <Stack gap={2}>
        <Figure role="status">{text}</Figure>
        <ProgressBar aria-label={messages.result} percent={all === 0 ? 100 : (100 * at) / all} />
        {!isCheck && (
          <small>
            <span>
              {fillIn(messages.progressNote, {
                ...{ done: count(done), refused: count(refusedCount), left: count(readyCount) },
              })}
            </span>{' '}
            {leftOutCount > 0 && <span>{plural(messages.leftOutNote, leftOutCount)}</span>}
          </small>
        )}
      </Stack>
    </Card>
  )
}

function Parts({ operation, isCheck }: Omit<BulkResultProps, 'isGoingOn'>) {
  const messages = useMessages('bulkOperations', bulkOperationsMessages)
  const { units } = useFormats()
  const { readyCount, leftOutCount, doneCount, refusedCount, undoneCount, keptCount } = operation
  const { notTried } = bulkCounts(operation)
  const parts = (
    isCheck
      ? ([
          [messages.wouldChange, readyCount, 'success'],
          [messages.wouldBeRefused, leftOutCount, 'danger'],
        ] as const)
      : ([
          [messages.wasDone, doneCount, 'success'],
          [messages.wasUndone, undoneCount, 'info'],
          [messages.wasKept, keptCount, 'warning'],
          [messages.wasRefused, refusedCount, 'danger'],
          [messages.notTried, notTried, 'neutral'],
        ] as const)
  ).filter(([, count]) => count > 0)

  return (
    <Stack gap={3}>
      <Bar aria-hidden="true">
        {parts.map(([word, count, tone]) => (
          <span key={word} data-tone={tone} style={{ '--capstan-part': count } as CSSProperties} />
        ))}
      </Bar>
      <Legend>
        {parts.map(([word, count, tone]) => (
          <li key={word}>
            <i data-tone={tone} aria-hidden="true" />
            <b>{units(String(count))}</b> {word}
          </li>
        ))}
      </Legend>
    </Stack>
  )
}

const Figure = styled.b`
  font-size: var(--capstan-font-size-title);
  font-variant-numeric: tabular-nums lining-nums;
`

const Bar = styled.div`
  display: flex;
  gap: 2px;
  height: calc(12 * var(--capstan-unit));
  border-radius: var(--capstan-radius-round);
  background: var(--capstan-track);
  overflow: hidden;
  print-color-adjust: exact;
  > span {
    flex: var(--capstan-part) 1 0;
    min-width: 2px;
    forced-color-adjust: none;
  }
  [data-tone='success'] {
    background: var(--capstan-success);
  }
  [data-tone='danger'] {
    background: var(--capstan-danger);
  }
  [data-tone='warning'] {
    background: var(--capstan-warning);
  }
  [data-tone='info'] {
    background: var(--capstan-info);
  }
`

const Legend = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: var(--capstan-space-1) var(--capstan-space-5);
  margin: 0;
  padding: 0;
  list-style: none;
  font-size: var(--capstan-font-size-dense);
  i {
    display: inline-block;
    width: calc(10 * var(--capstan-unit));
    height: calc(10 * var(--capstan-unit));
    margin-inline-end: var(--capstan-space-2);
    border: 1px solid var(--capstan-border-strong);
    border-radius: calc(2 * var(--capstan-unit));
    background: var(--capstan-track);
    print-color-adjust: exact;
    forced-color-adjust: none;
  }
  i[data-tone='success'] {
    border-color: var(--capstan-success);
    background: var(--capstan-success);
  }
  i[data-tone='danger'] {
    border-color: var(--capstan-danger);
    background: var(--capstan-danger);
  }
  i[data-tone='warning'] {
    border-color: var(--capstan-warning);
    background: var(--capstan-warning);
  }
  i[data-tone='info'] {
    border-color: var(--capstan-info);
    background: var(--capstan-info);
  }
`
