import { isCapstanError } from '@capstan/sdk-core'
import { reportFile, reportFileName, type Report } from '@capstan/sdk-core/reports'
import { useState } from 'react'
import { saveFile } from '../../grid/export/saveFile'
import { useFormats } from '../../language/useFormats'
import { fillIn } from '../../language/fillIn'
import { useCapstan } from '../../provider/useCapstan'
import { useMessages } from '../../provider/useMessages'
import { Button } from '../../ui/actions/Button'
import { Alert } from '../../ui/feedback/Alert'
import { useSnackbar } from '../../ui/feedback/useSnackbar'
import { usePrefetch } from '../../ui/lazy/usePrefetch'
import { useUiMessages } from '../../ui/uiMessages'
import { fileSize } from './fileSize'
import { ReportPreview } from './lazyReportPreview'
import { ReportFrame } from './ReportFrame'
import { reportsMessages } from './messages'
import { useReportTexts } from './useReportTexts'

/** A file to look at and to download: what is in it, how old and how large the last one was. (REPORT-004) */
export function ReportItem({ report }: { report: Report }) {
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
