import type { Report } from '@capstan/sdk-core/reports'
import { fillIn } from '../../language/fillIn'
import { useMessages } from '../../provider/useMessages'
import { Alert } from '../../ui/feedback/Alert'
import { reportsMessages } from './messages'
import { useReportTexts } from './useReportTexts'

/** Says that a report was turned off while it was shown: whoever was about to take it knows why it is not there. */
export function GoneReport({ report }: { report: Report }) {
  const messages = useMessages('reports', reportsMessages)
  const { name } = useReportTexts(report)
  return <Alert tone="warning">{fillIn(messages.gone, { name })}</Alert>
}
