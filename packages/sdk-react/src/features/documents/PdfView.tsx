import { useEffect } from 'react'
import { Alert } from '../../ui/feedback/Alert'
import { EmptyState } from '../../ui/feedback/EmptyState'
import { Loading } from '../../ui/feedback/Loading'
import { SkeletonRows } from '../../ui/feedback/SkeletonRows'
import { useLoaded } from '../../provider/useLoaded'
import { useMessages } from '../../provider/useMessages'
import { documentsMessages } from './messages'
import { openPdf } from './openPdf'
import { PdfPages } from './PdfPages'

export interface PdfViewProps {
  file: Blob
  name: string
}

/** A PDF that is here already. */
export function PdfView({ file, name }: PdfViewProps) {
  const messages = useMessages('documents', documentsMessages)
  const pdf = useLoaded((signal) => openPdf(file, signal), name)
  const opened = pdf.status === 'ready' ? pdf.data : undefined
  useEffect(() => () => opened?.close(), [opened])

  if (pdf.status === 'error') return <EmptyState icon="file" text={messages.unreadable} />
  if (pdf.status === 'loading')
    return (
      <Loading visible={pdf.visible}>
        <SkeletonRows count={12} />
      </Loading>
    )
  return (
    <>
      {pdf.data.isPartial && (
        <Alert tone="warning" isQuiet autoHide={false}>
          {messages.partial}
        </Alert>
      )}
      <PdfPages pdf={pdf.data} name={name} />
    </>
  )
}
