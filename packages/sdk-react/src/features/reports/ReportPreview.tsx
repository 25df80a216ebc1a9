import { isCapstanError } from '@capstan/sdk-core'
import { readReport, reportFileName, type Report } from '@capstan/sdk-core/reports'
import { styled } from 'styled-components'
import { saveFile } from '../../grid/export/saveFile'
import { fillIn } from '../../language/fillIn'
import { useCapstan } from '../../provider/useCapstan'
import { useLoaded } from '../../provider/useLoaded'
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

/** The first rows of a report, as they are at this moment; the file that is saved from here is the one that is shown. */
export function ReportPreview({ report, name, onClose }: ReportPreviewProps) {
  const messages = useMessages('reports', reportsMessages)
  const file = reportFileName(report.path)
  const capstan = useCapstan()
  const read = useLoaded((signal) => readReport(capstan, report.path, signal), report.path)

  return (
    <Dialog
      title={name}
      isOpen
      placement="end"
      isWide
      onOpenChange={onClose}
      className="capstan-report-preview"
      footer={
        <>
          <Button onPress={onClose}>{messages.close}</Button>
          {read.status === 'ready' && (
            <Button variant="primary" icon="download" onPress={() => saveFile(read.data.file, file)}>
              {messages.download}
            </Button>
          )}
        </>
      }
    >
      <Lead>{fillIn(messages.madeNow, { file })}</Lead>
      {read.status === 'loading' && (
        <Loading visible={read.visible}>
          <SkeletonRows count={8} />
        </Loading>
      )}
      {read.status === 'error' &&
        (isCapstanError(read.error, 'not_allowed') ? (
          <p role="alert">{messages.turnedOff}</p>
        ) : (
          <ErrorNotice error={read.error} onRetry={read.retry} />
        ))}
      {read.status === 'ready' && <ReportPreviewTable table={read.data} label={name} />}
    </Dialog>
  )
}

const Lead = styled.p`
  margin: 0 0 var(--capstan-space-3);
  color: var(--capstan-text-muted);
  overflow-wrap: anywhere;
`
