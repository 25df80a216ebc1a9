import { paperFile, type PaperToSign } from '@capstan/sdk-core/signing'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { styled } from 'styled-components'
import { useFormats } from '../../language/useFormats'
import { fillIn } from '../../provider/fillIn'
import { useCapstan } from '../../provider/useCapstan'
import { useLoaded } from '../../provider/useLoaded'
import { useMessages } from '../../provider/useMessages'
import { Button } from '../../ui/actions/Button'
import { ErrorNotice } from '../../ui/feedback/ErrorNotice'
import { Loading } from '../../ui/feedback/Loading'
import { SkeletonRows } from '../../ui/feedback/SkeletonRows'
import { narrow } from '../../ui/layout/breakpoints'
import { PdfView } from '../documents/PdfView'
import { signingMessages } from './messages'
import { pageInSight } from './pageInSight'
import { saveFile } from '../../grid/export/saveFile'

export interface PaperReaderProps {
  stepId: string
  paper: PaperToSign
  /** The field to go to: its id, and how often one went anywhere. */
  target: { fieldId?: string; visits: number }
  /** What stands on a page, from 1. */
  over: (page: number) => ReactNode
  /** Called once the paper is there to be read and is the one that was announced, or cannot be shown. */
  onOpened: (paperId: string, outcome: 'shown' | 'unreadable') => void
}

const zooms = [1, 1.25, 1.5, 2, 3] as const

/** A paper with its pages one under the other: turned, enlarged, downloaded. */
export function PaperReader({ stepId, paper, target, over, onOpened }: PaperReaderProps) {
  const capstan = useCapstan()
  const messages = useMessages('signing', signingMessages)
  const { units } = useFormats()
  const scroller = useRef<HTMLDivElement>(null)
  const [zoom, setZoom] = useState(0)
  const [page, setPage] = useState(1)
  const { id, name, sha256 } = paper
  const file = useLoaded((signal) => paperFile(capstan, { stepId, paperId: id, sha256 }, { signal }), sha256)
  const isThere = file.status === 'ready'

  useEffect(() => {
    if (target.visits === 0 || !isThere) return
    const field = scroller.current?.querySelector(`[data-field="${CSS.escape(target.fieldId ?? '')}"]`)
    scrollWithin(scroller.current, field)
  }, [target.fieldId, target.visits, isThere])

  const turn = (to: number) => {
    scrollWithin(scroller.current, scroller.current?.querySelectorAll('section')[to - 1], 'start')
    setPage(to)
  }

  return (
    <Reader className="capstan-paper-reader">
      <Bar>
        <span>
          <Button
            variant="quiet"
            dense
            icon="chevron-left"
            aria-label={messages.previousPage}
            isUnavailable={page <= 1}
            onPress={() => page > 1 && turn(page - 1)}
          />
          <span aria-live="polite">{fillIn(messages.pageOf, { page, count: paper.pages })}</span>
          <Button
            variant="quiet"
            dense
            icon="chevron-right"
            aria-label={messages.nextPage}
            isUnavailable={page >= paper.pages}
            onPress={() => page < paper.pages && turn(page + 1)}
          />
        </span>
        <span>
          <Button
            variant="quiet"
            dense
            icon="minus"
            aria-label={messages.smaller}
            isUnavailable={zoom === 0}
            onPress={() => setZoom(Math.max(0, zoom - 1))}
          />
          <span>{fillIn(messages.zoom, { percent: units(String(100 * (zooms[zoom] ?? 1))) })}</span>
          <Button
            variant="quiet"
            dense
            icon="plus"
            aria-label={messages.larger}
            isUnavailable={zoom === zooms.length - 1}
            onPress={() => setZoom(Math.min(zooms.length - 1, zoom + 1))}
          />
        </span>
        <Button
          variant="quiet"
          dense
          icon="download"
          isUnavailable={!isThere}
          onPress={() => isThere && saveFile(file.data, `${name}.pdf`)}
        >
          {messages.download}
        </Button>
      </Bar>
      <Canvas
        ref={scroller}
        tabIndex={0}
        role="region"
        aria-label={fillIn(messages.document, { name })}
        onScroll={(event) => setPage(pageInSight(event.currentTarget))}
      >
        {file.status === 'error' && <ErrorNotice error={file.error} onRetry={file.retry} />}
        {file.status === 'loading' && (
          <Loading visible={file.visible}>
            <SkeletonRows count={12} />
          </Loading>
        )}
        {isThere && (
          <PdfView
            file={file.data}
            name={name}
            zoom={zooms[zoom]}
            over={over}
            onOpened={(outcome) => onOpened(id, outcome)}
          />
        )}
      </Canvas>
    </Reader>
  )
}

/** Scrolls a box and nothing around it: the page that embeds us stays where it is. */
function scrollWithin(box: HTMLElement | null, to: Element | null | undefined, place?: 'start') {
  if (!box || !to) return
  const [outer, inner] = [box.getBoundingClientRect(), to.getBoundingClientRect()]
  const above = place === 'start' ? 8 : (outer.height - inner.height) / 2
  box.scrollBy({ top: inner.top - outer.top - above, left: place ? 0 : inner.left - outer.left - 24 })
}

const Reader = styled.div`
  display: flex;
  flex-direction: column;
  min-width: 0;
`

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--capstan-space-1) var(--capstan-space-4);
  min-height: calc(48 * var(--capstan-unit));
  padding: var(--capstan-space-2) var(--capstan-space-6);
  border-bottom: 1px solid var(--capstan-border);
  font-variant-numeric: tabular-nums;
  > span {
    display: inline-flex;
    align-items: center;
    gap: var(--capstan-space-1);
  }
  > :last-child {
    margin-inline-start: auto;
  }
  @container ${narrow} {
    padding-inline: var(--capstan-space-3);
  }
`

const Canvas = styled.div`
  flex: 1 0 auto;
  /* As high as what stands beside it, and never as high as its pages. */
  contain: size;
  min-height: min(80vh, calc(720 * var(--capstan-unit)));
  padding: var(--capstan-space-6);
  background: var(--capstan-surface-sunken);
  overflow: auto;
  overscroll-behavior: contain;
  .capstan-paper-field {
    scroll-margin: var(--capstan-space-6);
  }
  @container ${narrow} {
    padding: var(--capstan-space-3);
  }
`
