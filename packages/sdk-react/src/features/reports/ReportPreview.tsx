import { isCapstanError } from '@capstan/sdk-core'
import { readReport, reportFileName, type Report, type ReportTable } from '@capstan/sdk-core/reports'
import { useCallback, useEffect, useState } from 'react'
import { styled } from 'styled-components'
import { saveFile } from '../../grid/export/saveFile'
import { fillIn } from '../../provider/fillIn'
import { useCapstan } from '../../provider/useCapstan'
import { useMessages } from '../../provider/useMessages'
import { Button } from '../../ui/actions/Button'
import { ErrorNotice } from '../../ui/feedback/ErrorNotice'
import { Loading } from '../../ui/feedback/Loading'
import { SkeletonRows } from '../../ui/feedback/SkeletonRows'
import { Dialog } from '../../ui/overlays/Dialog'
import { reportsMessages } from './messages'
import { ReportPreviewTable } from './ReportPreviewTable'

export interface ReportPreviewProps {
  report: Report
  name: string
  onClose: () => void
}

type Read = { status: 'loading' } | { status: 'error'; error: Error } | { status: 'ready'; table: ReportTable }

/** The first rows of a report, as they are at this moment; the file that is saved from here is the one that is shown. */
export function ReportPreview({ report, name, onClose }: ReportPreviewProps) {
  const messages = useMessages('reports', reportsMessages)
  const file = reportFileName(report.path)
  const { read, retry } = useReport(report.path)

  return (
    <Dialog
      title={name}
      isOpen
      placement="end"
      onOpenChange={onClose}
      className="capstan-report-preview"
      footer={
        <>
          <Button onPress={onClose}>{messages.close}</Button>
          {read.status === 'ready' && (
            <Button variant="primary" icon="download" onPress={() => saveFile(read.table.file, file)}>
              {messages.download}
            </Button>
          )}
        </>
      }
    >
      <Lead>{fillIn(messages.madeNow, { file })}</Lead>
      {read.status === 'loading' && (
        <Loading>
          <SkeletonRows count={8} />
        </Loading>
      )}
      {read.status === 'error' &&
        (isCapstanError(read.error, 'not_allowed') ? (
          <p role="alert">{messages.turnedOff}</p>
        ) : (
          <ErrorNotice error={read.error} onRetry={retry} />
        ))}
      {read.status === 'ready' && <ReportPreviewTable table={read.table} label={name} />}
    </Dialog>
  )
}

function useReport(path: string) {
  const capstan = useCapstan()
  const [read, setRead] = useState<Read>({ status: 'loading' })
  const [attempt, setAttempt] = useState(0)

  useEffect(() => {
    const abort = new AbortController()
    readReport(capstan, path, abort.signal).then(
      (table) => setRead({ status: 'ready', table }),
      (error: Error) => abort.signal.aborted || setRead({ status: 'error', error }),
    )
    return () => abort.abort()
  }, [capstan, path, attempt])

  const retry = useCallback(() => {
    setRead({ status: 'loading' })
    setAttempt((count) => count + 1)
  }, [])
  return { read, retry }
}

const Lead = styled.p`
  margin: 0 0 var(--capstan-space-3);
  color: var(--capstan-text-muted);
  overflow-wrap: anywhere;
`
