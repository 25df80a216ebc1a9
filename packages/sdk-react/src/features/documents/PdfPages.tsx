import type { CSSProperties, ReactNode } from 'react'
import { styled } from 'styled-components'
import { fillIn } from '../../language/fillIn'
import { useMessages } from '../../provider/useMessages'
import { documentsMessages } from './messages'
import type { OpenPdf } from './openPdf'
import { PdfPage } from './PdfPage'

export interface PdfPagesProps {
  pdf: OpenPdf
  name: string
  /** How large its pages are, in parts of the width there is; 1 unless given. */
  zoom?: number
  /** Returns the content over the picture of a page; pages count from 1. */
  over?: (page: number) => ReactNode
}

/** The pages of a PDF, each drawn when it comes near. */
export function PdfPages({ pdf, name, zoom = 1, over }: PdfPagesProps) {
  const messages = useMessages('documents', documentsMessages)
  const { document, ratio } = pdf
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

const Pages = styled.div`
  display: grid;
  gap: var(--capstan-space-3);
  width: calc(100% * var(--capstan-zoom));
`
