import { isCapstanError } from '@capstan/sdk-core'
import { type Report, reportFile, reportFileName } from '@capstan/sdk-core/reports'
import { useState } from 'react'
import { saveFile } from '../../grid/export/saveFile'
import { fillIn } from '../../language/fillIn'
import { useFormats } from '../../language/useFormats'
import { useCapstan } from '../../provider/useCapstan'
import { useMessages } from '../../provider/useMessages'
import { Button } from '../../ui/actions/Button'
import { Alert } from '../../ui/feedback/Alert'
import { EmptyState } from '../../ui/feedback/EmptyState'
import { useSnackbar } from '../../ui/feedback/useSnackbar'
import { Card } from '../../ui/layout/Card'
import { LinedList } from '../../ui/layout/LinedList'
import { lazyPart } from '../../ui/lazy/lazyPart'
import { usePrefetch } from '../../ui/lazy/usePrefetch'
import { useUiMessages } from '../../ui/uiMessages'
import { fileSize } from './fileSize'
import { reportsMessages } from './messages'
import { ReportFrame } from './ReportFrame'
import { useReportTexts } from './useReportTexts'

/** The preview, which most readers of reports never open. */
const ReportPreview = lazyPart(
  async () => (await import('./ReportPreview')).ReportPreview,
)

/** A page to print. @public */
export type Paper = 'control-book' | 'statement'

export interface ReportsViewProps {
  /** The files there are. */
  reports: readonly Report[]
  /** The pages to print there are. */
  papers: readonly Paper[]
  /** Called with the page to open. */
  onPaper: (paper: Paper) => void
}

/** Reports: files with their age and size, and pages to print. (REPORT-001, REPORT-002, REPORT-003) @public */
export function ReportsView({ reports, papers, onPaper }: ReportsViewProps) {
  const messages = useMessages('reports', reportsMessages)
  const gone = useGoneReports(reports)

  return (
    <Card flush aria-label={messages.reports} className="capstan-reports">
      {gone.map((report) => (
        <GoneReport key={report.id} report={report} />
      ))}
      {reports.length === 0 && <EmptyState icon="file" text={messages.empty} />}
      {reports.length + papers.length > 0 && (
        <LinedList aria-label={messages.reports}>
          {reports.map((report) => (
            <ReportItem key={report.id} report={report} />
          ))}
          {papers.map((paper) => (
            <PaperItem key={paper} paper={paper} onOpen={() => onPaper(paper)} />
          ))}
        </LinedList>
      )}
    </Card>
  )
}

/** Returns the reports that were shown here and are no longer offered. */
function useGoneReports(reports: readonly Report[]): readonly Report[] {
  const [shown, setShown] = useState(reports)
  const added = reports.filter((report) => !isAmong(shown, report))
  if (added.length > 0) setShown([...shown, ...added])

  return shown.filter((report) => !isAmong(reports, report))
}

const isAmong = (reports: readonly Report[], { id }: Report) => reports.some((report) => report.id === id)

/** Alert that a report was turned off while it was shown, so that a reader knows why it is gone. */
function GoneReport({ report }: { report: Report }) {
  const messages = useMessages('reports', reportsMessages)
  const { name } = useReportTexts(report)
  return <Alert tone="warning">{fillIn(messages.gone, { name })}</Alert>
}

/** A page to print. */
function PaperItem({ paper, onOpen }: { paper: Paper; onOpen: () => void }) {
  const messages = useMessages('reports', reportsMessages)
  const isBook = paper === 'control-book'
  const name = isBook ? messages.controlBook : messages.statement

  return (
    <ReportFrame
      icon={isBook ? 'rows' : 'file'}
      name={name}
      about={isBook ? messages.aboutControlBook : messages.aboutStatement}
      facts={[[messages.format, messages.page]]}
      actions={
        <Button dense aria-label={fillIn(messages.openOf, { open: messages.open, name })} onPress={onOpen}>
          {messages.open}
        </Button>
      }
    />
  )
}

/** A file to preview and download: its content, and the age and size of the last one. (REPORT-004) */
function ReportItem({ report }: { report: Report }) {
  const capstan = useCapstan()
  const messages = useMessages('reports', reportsMessages)
  const { errorText } = useUiMessages()
  const formats = useFormats()
  const snackbar = useSnackbar()
  const { name, about } = useReportTexts(report)
  const [isPending, setIsPending] = useState(false)
  const [isOpen, setIsOpen] = useState(false)
  const [error, setError] = useState<string>()
  const { last } = report
  usePrefetch(ReportPreview)

  const download = async () => {
    setIsPending(true)
    setError(undefined)
    try {
      saveFile(await reportFile(capstan, report.path), reportFileName(report.path))
      snackbar.show(fillIn(messages.downloaded, { name }))
    } catch (failure) {
      setError(isCapstanError(failure, 'not_allowed') ? messages.turnedOff : errorText)
    }
    setIsPending(false)
  }

  return (
    <ReportFrame
      icon={report.path.endsWith('contacts') ? 'users' : 'pie'}
      name={name}
      about={about}
      facts={[
        [messages.lastMade, last ? formats.instant(last.madeAt, 'round') : messages.notMade],
        [messages.size, last ? fileSize(last.size, messages, formats) : messages.notAvailable],
        [messages.format, messages.csv],
      ]}
      actions={
        <>
          <Button
            dense
            icon="eye"
            aria-label={fillIn(messages.previewOf, { preview: messages.preview, name })}
            onPress={() => setIsOpen(true)}
          >
            {messages.preview}
          </Button>
          <Button
            dense
            icon="download"
            pending={isPending}
            aria-label={isPending ? messages.downloading : fillIn(messages.downloadOf, { download: messages.download, name })}
            onPress={() => void download()}
          >
            {isPending ? messages.downloading : messages.download}
          </Button>
        </>
      }
    >
      {error && <Alert tone="danger">{error}</Alert>}
      {isOpen && <ReportPreview report={report} name={name} onClose={() => setIsOpen(false)} />}
    </ReportFrame>
  )
}
