import { useEffect, useState } from 'react'
import { styled } from 'styled-components'
import { Alert } from '../../ui/feedback/Alert'
import { EmptyState } from '../../ui/feedback/EmptyState'
import { Loading } from '../../ui/feedback/Loading'
import { SkeletonRows } from '../../ui/feedback/SkeletonRows'
import { useLoaded } from '../../provider/queries/useLoaded'
import { useMessages } from '../../provider/useMessages'
import { documentsMessages } from './messages'
import { openPdf } from './openPdf'
import { PdfPages } from './PdfPages'
import { ZoomButtons, zooms } from './ZoomButtons'

export interface PdfViewProps {
  file: Blob
  name: string
}

/** A PDF that is here already: its pages, as large as one likes. */
export function PdfView({ file, name }: PdfViewProps) {
  const messages = useMessages('documents', documentsMessages)
  const [zoom, setZoom] = useState(0)
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
      <Bar>
        <ZoomButtons at={zoom} onZoom={setZoom} messages={messages} />
      </Bar>
      {/* Wider than its place it is scrolled to the side, by keyboard too. */}
      <Scroll {...(zoom > 0 && { tabIndex: 0, role: 'region', 'aria-label': name })}>
        <PdfPages pdf={pdf.data} name={name} zoom={zooms[zoom]} />
      </Scroll>
    </>
  )
}

const Bar = styled.div`
  display: flex;
  justify-content: flex-end;
  margin-block: calc(-1 * var(--capstan-space-2)) var(--capstan-space-2);
`

const Scroll = styled.div`
  overflow-x: auto;
`
