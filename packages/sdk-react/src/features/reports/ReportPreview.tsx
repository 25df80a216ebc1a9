import { isCapstanError } from '@capstan/sdk-core'
import { readReport, type Report, reportFileName, type ReportTable } from '@capstan/sdk-core/reports'
import { styled } from 'styled-components'
import { saveFile } from '../../grid/export/saveFile'
import { fillIn } from '../../language/fillIn'
import { useFormats } from '../../language/useFormats'
import { useCapstan } from '../../provider/useCapstan'
import { useLoaded } from '../../provider/queries/useLoaded'
import { useMessages } from '../../provider/useMessages'
import { Button } from '../../ui/actions/Button'
import { EmptyState } from '../../ui/feedback/EmptyState'
import { ErrorNotice } from '../../ui/feedback/ErrorNotice'
import { Loading } from '../../ui/feedback/Loading'
import { SkeletonRows } from '../../ui/feedback/SkeletonRows'
import { Dialog } from '../../ui/overlays/Dialog'
import { PlainTable } from '../../ui/records/PlainTable'
import { fileSize } from './fileSize'
import { reportsMessages } from './messages'

export interface ReportPreviewProps {
  report: Report
  name: string
  onClose: () => void
}

/** The first rows of a report at this moment. The file saved from here has the same content. */
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

const most = 12

/** The first rows of a file as they are written there, and the number of all rows. */
function ReportPreviewTable({ table, label }: { table: ReportTable; label: string }) {
  const messages = useMessages('reports', reportsMessages)
  const formats = useFormats()
  const { headers, rows, file } = table
  const shown = rows.slice(0, most)
  const counts = rows.length > most ? messages.firstRows : messages.allRows

  if (rows.length === 0) return <EmptyState text={messages.noRows} />
  return (
    <>
      <Counts>
        <span>{fillIn(formats.plural(counts, rows.length), { shown: shown.length })}</span>
        <span>
          {formats.plural(messages.columns, headers.length)} · {fileSize(file.size, messages, formats)}
        </span>
      </Counts>
      <File aria-label={label}>
          <thead>
            <tr>
              {headers.map((header) => (
                <th key={header} scope="col">
                  {header}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {shown.map((cells, at) => (
              // Rows of a file have no ids, and their order does not change.
              <tr key={at}>
                {cells.map((cell, column) => (
                  <td key={headers[column]} data-numeric={isFigure(cell) || undefined}>
                    <bdi>{cell}</bdi>
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
      </File>
    </>
  )
}

const isFigure = (cell: string) => /^-?\d+(\.\d+)?$/.test(cell)

const Counts = styled.p`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 0 var(--capstan-space-4);
  margin: 0 0 var(--capstan-space-2);
  color: var(--capstan-text-muted);
  font-size: var(--capstan-font-size-dense);
`

const File = styled(PlainTable)`
  :is(th, td) {
    white-space: nowrap;
  }
`
