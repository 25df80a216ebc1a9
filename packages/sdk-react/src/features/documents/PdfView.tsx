import { styled } from 'styled-components'
import { useEffect, type CSSProperties, type ReactNode } from 'react'
import { fillIn } from '../../provider/fillIn'
import { useMessages } from '../../provider/useMessages'
import { EmptyState } from '../../ui/feedback/EmptyState'
import { Loading } from '../../ui/feedback/Loading'
import { SkeletonRows } from '../../ui/feedback/SkeletonRows'
import { documentsMessages } from './messages'
import { openPdf, type OpenPdf } from './openPdf'
import { PdfPage } from './PdfPage'
import { useLoaded } from '../../provider/useLoaded'

export interface PdfViewProps {
  file: Blob
  name: string
  /** How large its pages are, in parts of the width there is; 1 unless given. */
  zoom?: number
  /** What stands on a page, from 1, above its picture. */
  over?: (page: number) => ReactNode
  /** Called when it is there to be read, or cannot be shown here: no worker may run, or it is damaged. */
  onOpened?: (outcome: 'shown' | 'unreadable') => void
}

interface Opened extends OpenPdf {
  /** The height of the first page in widths: it stands for all, until each is seen. */
  ratio: number
}

/** The pages of a PDF, each drawn when it comes near. */
export function PdfView({ file, name, zoom = 1, over, onOpened }: PdfViewProps) {
  const messages = useMessages('documents', documentsMessages)
  const pdf = useLoaded((signal) => open(file, signal), name)
  const opened = pdf.status === 'ready' ? pdf.data : undefined
  useEffect(() => () => opened?.close(), [opened])
  useEffect(() => {
    if (pdf.status !== 'loading') onOpened?.(pdf.status === 'ready' ? 'shown' : 'unreadable')
    // eslint-disable-next-line react-hooks/exhaustive-deps -- it is told once
  }, [pdf.status])

  if (pdf.status === 'error') return <EmptyState icon="file" text={messages.unreadable} />
  if (pdf.status === 'loading')
    return (
      <Loading visible={pdf.visible}>
        <SkeletonRows count={12} />
      </Loading>
    )
  const { document, ratio } = pdf.data
  const count = String(document.numPages)
  return (
    <Pages
      role="group"
      aria-label={fillIn(messages.pages, { name })}
      style={{ '--capstan-zoom': zoom } as CSSProperties}
    >
      {Array.from({ length: document.numPages }, (_, index) => (
        <PdfPage
          key={index}
          document={document}
          number={index + 1}
          ratio={ratio}
          zoom={zoom}
          label={fillIn(messages.page, { page: String(index + 1), count })}
        >
          {over?.(index + 1)}
        </PdfPage>
      ))}
    </Pages>
  )
}

async function open(file: Blob, signal: AbortSignal): Promise<Opened> {
  const opened = await openPdf(new Uint8Array(await file.arrayBuffer()))
  try {
    const { width, height } = (await opened.document.getPage(1)).getViewport({ scale: 1 })
    signal.throwIfAborted()
    return { ...opened, ratio: height / width }
  } catch (error) {
    // Nobody else closes what nobody was given.
    opened.close()
    throw error
  }
}

const Pages = styled.div`
  display: grid;
  gap: var(--capstan-space-3);
  width: calc(100% * var(--capstan-zoom));
`
