import type { Report } from '@capstan/sdk-core/reports'
import { useMessages } from '../../provider/useMessages'
import { EmptyState } from '../../ui/feedback/EmptyState'
import { Card } from '../../ui/layout/Card'
import { LinedList } from '../../ui/layout/LinedList'
import { GoneReport } from './GoneReport'
import { reportsMessages } from './messages'
import { PaperItem } from './PaperItem'
import { ReportItem } from './ReportItem'
import { useGoneReports } from './useGoneReports'

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
