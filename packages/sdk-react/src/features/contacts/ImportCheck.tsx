import {
  confirmImport,
  mendImportRow,
  type ContactImport,
  type ImportedRow,
} from '@capstan/sdk-core/contacts'
import { isCapstanError } from '@capstan/sdk-core'
import { useCallback, useId, useState } from 'react'
import { styled } from 'styled-components'
import { OfflineNote } from '../../forms/sending/OfflineNote'
import { saveFile } from '../../grid/export/saveFile'
import { useFormats } from '../../language/useFormats'
import { fillIn } from '../../language/fillIn'
import { useCapstan } from '../../provider/useCapstan'
import { DataTable } from '../../tables/DataTable'
import { Button } from '../../ui/actions/Button'
import { FilterChip } from '../../ui/actions/FilterChip'
import { Alert } from '../../ui/feedback/Alert'
import { useSnackbar } from '../../ui/feedback/useSnackbar'
import { ImportActions } from './ImportActions'
import { Inline } from '../../ui/layout/Inline'
import { wrongRowsFile } from './importFiles'
import { ImportTiles } from './ImportTiles'
import type { ContactsMessages } from './messages'
import { LoadMore } from '../../tables/LoadMore'
import { useImportedRows, type RowsShown } from './useImportedRows'
import { useImportedRowsTable } from './useImportedRowsTable'
import { useImportMessages, useImportSubject } from './importSubject'

export interface ImportCheckProps {
  /** A file that waits for its confirmation. */
  found: ContactImport
  /** Drops it, and asks for another one. */
  onAnother: () => unknown
}

/** Shows the outcome of each row before anything is written; the reader confirms it. */
export function ImportCheck({ found, onAnother }: ImportCheckProps) {
  const { rowCount, addedCount, knownCount, repeatedCount, wrongCount } = found
  const capstan = useCapstan()
  const messages = useImportMessages()
  const subject = useImportSubject()
  const snackbar = useSnackbar()
  const { plural } = useFormats()
  const [shown, setShown] = useState<RowsShown>('all')
  const [isConfirming, setConfirming] = useState(false)
  const [failed, setFailed] = useState<string>()
  const reason = useId()
  const isNothing = addedCount === 0
  const { state, phase, loadMore, reload } = useImportedRows(found, shown)
  const mend = useCallback(
    (row: ImportedRow, idempotencyKey: string) => mendImportRow(capstan, row, { idempotencyKey }),
    [capstan],
  )
  const table = useImportedRowsTable(mend)
  const chips: [RowsShown, string, number][] = [
    ['all', messages.all, rowCount],
    ['wrong', messages.errors, wrongCount],
    ['left', messages.leftOut, knownCount + repeatedCount],
    ['added', messages.willBeAdded, addedCount],
  ]

  const confirm = async () => {
    setConfirming(true)
    setFailed(undefined)
    const confirmed = subject
      ? subject.confirm(found, wrongCount > 0)
      : confirmImport(capstan, found, wrongCount > 0)
    await confirmed.catch((error: unknown) => setFailed(confirmProblem(messages, error)))
    setConfirming(false)
  }
  const downloadWrong = () =>
    wrongRowsFile(capstan, found, subject?.columns).then(
      (file) => saveFile(file, `errors-${found.fileName}`),
      () => snackbar.show(messages.notDownloaded, { tone: 'danger' }),
    )

  return (
    <>
      <ImportTiles found={found} />
      {wrongCount > 0 && (
        <Alert tone="warning">
          {plural(messages.mendOrLeave, wrongCount)}{' '}
          <Button dense variant="quiet" icon="download" onPress={() => void downloadWrong()}>
            {messages.downloadWrong}
          </Button>
        </Alert>
      )}
      <Inline role="group" aria-label={fillIn(messages.rowsOf, { name: found.fileName })}>
        {chips.map(([which, word, count]) => (
          <FilterChip key={which} count={count} isSelected={shown === which} onChange={() => setShown(which)}>
            {word}
          </FilterChip>
        ))}
      </Inline>
      <Rows>
        <DataTable
          aria-label={fillIn(messages.rowsOf, { name: found.fileName })}
          table={table}
          rows={
            phase !== 'over'
              ? { status: 'loading', visible: phase === 'showing' }
              : state.error
                ? { status: 'error', error: state.error, retry: reload }
                : { status: 'ready', data: state.rows }
          }
        />
        <LoadMore
          shown={state.rows.length}
          total={state.total ?? state.rows.length}
          more={state.more}
          loadMore={loadMore}
        />
      </Rows>
      <ImportActions>
        <OfflineNote failed={failed} />
        {isNothing && <Reason id={reason}>{messages.nothingToAdd}</Reason>}
        <Button onPress={() => void onAnother()}>{messages.anotherFile}</Button>
        <Button
          variant="primary"
          isUnavailable={isNothing}
          aria-describedby={isNothing ? reason : undefined}
          pending={isConfirming}
          onPress={() => isNothing || void confirm()}
        >
          {plural(wrongCount > 0 ? messages.confirmWithout : messages.confirm, addedCount)}
        </Button>
      </ImportActions>
    </>
  )
}

/** Returns the reason an import was not confirmed. */
export function confirmProblem(messages: ContactsMessages, error: unknown): string {
  if (!isCapstanError(error)) return messages.notConfirmed
  if (error.code === 'import_ended') return messages.calledOff
  const texts: Readonly<Record<string, string>> = messages.fileProblems
  return Object.hasOwn(texts, error.code)
    ? (texts[error.code] ?? messages.notConfirmed)
    : messages.notConfirmed
}

const Reason = styled.small`
  flex: 1 0 100%;
  text-align: end;
  color: var(--capstan-text-muted);
`

const Rows = styled.div`
  border: 1px solid var(--capstan-border);
  border-radius: var(--capstan-radius-base);
  overflow: hidden;
`
