import type { PaperToSign } from '@capstan/sdk-core/signing'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { styled } from 'styled-components'
import { saveFile } from '../../../grid/export/saveFile'
import { fillIn } from '../../../language/fillIn'
import { useCapstan } from '../../../provider/useCapstan'
import { useLoaded } from '../../../provider/queries/useLoaded'
import { useMessages } from '../../../provider/useMessages'
import { Button } from '../../../ui/actions/Button'
import { Loading } from '../../../ui/feedback/Loading'
import { SkeletonRows } from '../../../ui/feedback/SkeletonRows'
import { narrow } from '../../../ui/layout/breakpoints'
import { PdfPages } from '../../documents/PdfPages'
import { ZoomButtons, zooms } from '../../documents/ZoomButtons'
import { signingMessages } from '../messages'
import { openPaper } from './openPaper'
import { pageInSight } from './pageInSight'
import { LatePaper, PaperProblem } from './PaperProblem'

export interface PaperReaderProps {
  stepId: string
  paper: PaperToSign
  /** The field to go to: its id, and the number of visits to any field. */
  target: { fieldId?: string; visits: number }
  /** Renders the content over a page, numbered from 1. */
  over: (page: number) => ReactNode
  /** Called once the paper is there to be read, and is the one that was announced. */
  onOpened: (paperId: string) => void
  /** Called when the reader would rather sign on the page of the provider. */
  onElsewhere: () => void
}

/** A paper with its pages in one column, with controls to rotate, enlarge and download it. */
export function PaperReader({ stepId, paper, target, over, onOpened, onElsewhere }: PaperReaderProps) {
  const capstan = useCapstan()
  const messages = useMessages('signing', signingMessages)
  const scroller = useRef<HTMLDivElement>(null)
  const [zoom, setZoom] = useState(0)
  const [page, setPage] = useState(1)
  const { id, name, sha256 } = paper
  const [tries, setTries] = useState(0)
  const opened = useLoaded(
    (signal) => openPaper(capstan, { stepId, paperId: id, sha256 }, signal),
    `${sha256} ${tries}`,
    // Its place is kept, and nothing around it moves.
    { ignoreDelay: true },
  )
  const { file, pdf } = opened.status === 'ready' ? opened.data : {}
  const isThere = pdf !== undefined
  const again = () => (opened.status === 'error' ? opened.retry() : setTries(tries + 1))
  const ways = { onRetry: again, onElsewhere }

  useEffect(() => {
    if (!pdf) return undefined
    onOpened(id)
    return pdf.close
    // eslint-disable-next-line react-hooks/exhaustive-deps -- it is reported once
  }, [pdf])

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
        <ZoomButtons at={zoom} onZoom={setZoom} messages={messages} />
        <Button
          variant="quiet"
          dense
          icon="download"
          isUnavailable={!file}
          onPress={() => file && saveFile(file, `${name}.pdf`)}
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
        {opened.status === 'loading' && (
          <>
            <LatePaper key={tries} {...ways} />
            <Loading>
              <SkeletonRows count={12} />
            </Loading>
          </>
        )}
        {opened.status === 'error' && <PaperProblem kind="failed" {...ways} />}
        {file && !pdf && <PaperProblem kind="unreadable" {...ways} />}
        {pdf && <PdfPages pdf={pdf} name={name} zoom={zooms[zoom]} over={over} />}
      </Canvas>
    </Reader>
  )
}

/** Scrolls a box without scrolling the host page around it. */
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
  /* It ends where the card ends. */
  border-end-start-radius: var(--capstan-radius-base);
  @container capstan-signing (max-width: 47em) {
    border-end-start-radius: 0;
  }
  .capstan-paper-field {
    scroll-margin: var(--capstan-space-6);
  }
  @container ${narrow} {
    padding: var(--capstan-space-3);
  }
`
