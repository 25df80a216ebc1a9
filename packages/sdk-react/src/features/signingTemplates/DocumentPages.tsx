import type { Capstan } from '@capstan/sdk-core'
import type { SigningField } from '@capstan/sdk-core/signingFields'
import { templatePaper, type FieldPlace, type TemplatePaper } from '@capstan/sdk-core/signingTemplates'
import { useEffect, useRef, useState, type CSSProperties, type ReactNode } from 'react'
import { styled } from 'styled-components'
import { saveFile } from '../../grid/export/saveFile'
import { fillIn } from '../../language/fillIn'
import { useCapstan } from '../../provider/useCapstan'
import { useLoaded } from '../../provider/queries/useLoaded'
import { useMessages } from '../../provider/useMessages'
import { Button } from '../../ui/actions/Button'
import { SkeletonRows } from '../../ui/feedback/SkeletonRows'
import { Card } from '../../ui/layout/Card'
import { openPdf, type OpenPdf } from '../documents/openPdf'
import { PdfPages } from '../documents/PdfPages'
import { ZoomButtons, zooms } from '../documents/ZoomButtons'
import { pageInSight } from '../signing/papers/pageInSight'
import { signingTemplatesMessages } from './messages'

export interface DocumentPagesProps {
  documentId: string
  name: string
  fields: readonly SigningField[]
  /** The id of the chosen field. */
  chosen?: string
  onChoose: (fieldId: string) => void
  /** Shown if the pages cannot be rendered: no worker may run, or a character cannot be set. */
  fallback: ReactNode
}

/** The pages of a document with its fields in their places, as buttons that choose them. */
export function DocumentPages({ documentId, name, fields, chosen, onChoose, fallback }: DocumentPagesProps) {
  const capstan = useCapstan()
  const messages = useMessages('signingTemplates', signingTemplatesMessages)
  const scroller = useRef<HTMLDivElement>(null)
  const [zoom, setZoom] = useState(0)
  const [page, setPage] = useState(1)
  const opened = useLoaded((signal) => openPages(capstan, documentId, signal), documentId, {
    // Its place is kept, and nothing around it moves.
    ignoreDelay: true,
  })
  const pages = opened.status === 'ready' ? opened.data : undefined
  const places = pages?.paper.places ?? []
  const unplaced = fields.filter(({ id }) => places.every(({ fieldId }) => fieldId !== id))

  useEffect(() => () => pages?.pdf.close(), [pages])

  useEffect(() => {
    const box = scroller.current
    const place = box?.querySelector(`[data-field="${CSS.escape(chosen ?? '')}"]`)
    if (box && place) scrollInto(box, place)
  }, [chosen, pages])

  if (opened.status === 'error' || (opened.status === 'ready' && !opened.data)) return fallback
  const turn = (to: number) => {
    const section = scroller.current?.querySelectorAll('section')[to - 1]
    if (scroller.current && section) scrollInto(scroller.current, section, 'start')
    setPage(to)
  }
  const count = pages?.paper.pages ?? 1

  return (
    <Card flush aria-label={messages.pages} footer={<small>{messages.aboutPages}</small>}>
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
          <span aria-live="polite">{fillIn(messages.pageOf, { page, count })}</span>
          <Button
            variant="quiet"
            dense
            icon="chevron-right"
            aria-label={messages.nextPage}
            isUnavailable={page >= count}
            onPress={() => page < count && turn(page + 1)}
          />
        </span>
        <ZoomButtons at={zoom} onZoom={setZoom} messages={messages} />
        <Button
          variant="quiet"
          dense
          icon="download"
          aria-label={messages.download}
          isUnavailable={!pages}
          onPress={() => pages && saveFile(pages.paper.file, `${name}.pdf`)}
        />
      </Bar>
      <Canvas
        ref={scroller}
        tabIndex={0}
        role="region"
        aria-label={fillIn(messages.pagesOf, { name })}
        onScroll={(event) => setPage(pageInSight(event.currentTarget))}
      >
        {pages ? (
          <PdfPages
            pdf={pages.pdf}
            name={name}
            zoom={zooms[zoom]}
            over={(number) => (
              <PagePlaces
                places={places.filter((place) => place.page === number)}
                fields={fields}
                chosen={chosen}
                onChoose={onChoose}
              />
            )}
          />
        ) : (
          <SkeletonRows count={12} />
        )}
      </Canvas>
      {pages && unplaced.length > 0 && (
        <Unplaced>
          <small>{messages.notOnPage}</small>
          {unplaced.map(({ id, name: fieldName }) => (
            <Button key={id} dense aria-pressed={id === chosen} onPress={() => onChoose(id)}>
              {fieldName}
            </Button>
          ))}
        </Unplaced>
      )}
    </Card>
  )
}

interface PagePlacesProps extends Pick<DocumentPagesProps, 'fields' | 'chosen' | 'onChoose'> {
  places: readonly FieldPlace[]
}

function PagePlaces({ places, fields, chosen, onChoose }: PagePlacesProps) {
  return places.map(({ fieldId, x, y, width, height }, index) => (
    <FieldBox
      key={index}
      type="button"
      aria-label={fields.find(({ id }) => id === fieldId)?.name}
      aria-pressed={fieldId === chosen}
      data-field={fieldId}
      style={
        {
          '--capstan-x': x,
          '--capstan-y': y,
          '--capstan-width': width,
          '--capstan-height': height,
        } as CSSProperties
      }
      onClick={() => onChoose(fieldId)}
    />
  ))
}

interface OpenPages {
  paper: TemplatePaper
  pdf: OpenPdf
}

async function openPages(
  capstan: Capstan,
  documentId: string,
  signal: AbortSignal,
): Promise<OpenPages | undefined> {
  const paper = await templatePaper(capstan, documentId, { signal })
  return paper && { paper, pdf: await openPdf(paper.file, signal) }
}

/** Scrolls a box without scrolling the page around it. */
function scrollInto(box: HTMLElement, to: Element, place?: 'start') {
  const [outer, inner] = [box.getBoundingClientRect(), to.getBoundingClientRect()]
  const above = place === 'start' ? 8 : (outer.height - inner.height) / 2
  box.scrollBy({ top: inner.top - outer.top - above, left: place ? 0 : inner.left - outer.left - 24 })
}

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--capstan-space-1) var(--capstan-space-4);
  padding: var(--capstan-space-2) var(--capstan-space-4);
  border-bottom: 1px solid var(--capstan-border);
  font-variant-numeric: tabular-nums;
  > span {
    display: inline-flex;
    align-items: center;
    gap: var(--capstan-space-1);
  }
`

const Canvas = styled.div`
  height: min(80vh, calc(640 * var(--capstan-unit)));
  padding: var(--capstan-space-4);
  background: var(--capstan-surface-sunken);
  overflow: auto;
  overscroll-behavior: contain;
`

const Unplaced = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--capstan-space-2);
  padding: var(--capstan-space-3) var(--capstan-space-4);
  border-top: 1px solid var(--capstan-border);
`

/**
 * On white paper in every theme: its colours are the paper's. A place is as large as its text, which may be less than 24 px: the
 * row of the field does the same (WCAG 2.5.8, an equivalent control).
 */
const FieldBox = styled.button`
  position: absolute;
  left: calc(100% * var(--capstan-x));
  top: calc(100% * var(--capstan-y));
  width: calc(100% * var(--capstan-width));
  height: calc(100% * var(--capstan-height));
  margin: 0;
  padding: 0;
  border: 1px dashed #58606b;
  border-radius: 2px;
  background: rgb(26 79 163 / 0.1);
  cursor: pointer;
  &[aria-pressed='true'] {
    border: 2px solid #1a4fa3;
    background: rgb(26 79 163 / 0.25);
  }
  &:focus-visible {
    outline: 3px solid #1a4fa3;
    outline-offset: 2px;
  }
`
