import type { PDFDocumentProxy, RenderTask, TextLayer } from 'pdfjs-dist'
import { useEffect, useRef, useState, type CSSProperties, type ReactNode } from 'react'
import { styled } from 'styled-components'
import { useMessages } from '../../provider/useMessages'
import { documentsMessages } from './messages'
import { loadPdfjs } from './openPdf'

export interface PdfPageProps {
  document: PDFDocumentProxy
  /** From 1. */
  number: number
  /** Its height relative to its width, if known. */
  ratio: number
  /** The name of the page for assistive technology. */
  label: string
  /** How large it is shown: another size is another picture. */
  zoom: number
  /** Content that is placed over the picture of the page. */
  children?: ReactNode
}

/** No canvas has more pixels than this, however large the page, nor a longer side: it would be blank without an error. */
const mostPixels = 16_000_000
const longestSide = 16_384

/** One page: its picture, and its words above it, which can be selected and are read out. */
export function PdfPage({ document, number, ratio, label, zoom, children }: PdfPageProps) {
  const messages = useMessages('documents', documentsMessages)
  const place = useRef<HTMLElement>(null)
  const [isNear, setNear] = useState(false)
  const [isBroken, setBroken] = useState(false)

  useEffect(() => {
    const element = place.current
    if (!element) return undefined
    const seen = new IntersectionObserver(([entry]) => setNear(entry?.isIntersecting ?? false), {
      rootMargin: '100% 0px',
    })
    seen.observe(element)
    return () => seen.disconnect()
  }, [])

  useEffect(() => {
    const element = place.current
    if (!isNear || !element) return undefined
    const drawing = draw(document, number, element)
    drawing.done.catch(() => setBroken(true))
    return drawing.stop
  }, [document, number, isNear, zoom])

  return (
    <Page ref={place} aria-label={label} style={{ '--capstan-ratio': ratio } as CSSProperties}>
      {isBroken && <p>{messages.unreadable}</p>}
      {children}
    </Page>
  )
}

/**
 * The drawing that is running for each document: pages are drawn one after the other, or the first would wait for those out of
 * view.
 */
const drawn = new WeakMap<PDFDocumentProxy, Promise<void>>()

/** Draws a page. Stopping it removes the drawing and frees its pixels. */
function draw(document: PDFDocumentProxy, number: number, place: HTMLElement) {
  const canvas = place.ownerDocument.createElement('canvas')
  const layer = place.ownerDocument.createElement('div')
  canvas.setAttribute('aria-hidden', 'true')
  layer.className = 'capstan-pdf-text'
  let task: RenderTask | undefined
  let text: TextLayer | undefined
  const before = drawn.get(document)
  let isStopped = false

  const run = async () => {
    await before
    if (isStopped) return
    const [pdfjs, page] = await Promise.all([loadPdfjs(), document.getPage(number)])
    if (isStopped) return
    const whole = page.getViewport({ scale: 1 })
    const scale = place.clientWidth / whole.width
    const viewport = page.getViewport({ scale })
    const most = Math.min(
      Math.sqrt(mostPixels / (viewport.width * viewport.height)),
      longestSide / Math.max(viewport.width, viewport.height),
    )
    const density = Math.min(devicePixelRatio || 1, most)
    canvas.width = Math.max(1, Math.floor(viewport.width * density))
    canvas.height = Math.max(1, Math.floor(viewport.height * density))
    place.style.setProperty('--capstan-ratio', String(whole.height / whole.width))
    place.style.setProperty('--total-scale-factor', String(scale * page.userUnit))
    place.prepend(canvas, layer)
    // Annotations are drawn and never made elements: a stamp is part of the document, and a link does nothing.
    task = page.render({ canvas, viewport, transform: [density, 0, 0, density, 0, 0], annotationMode: 1 })
    text = new pdfjs.TextLayer({
      textContentSource: page.streamTextContent({ includeMarkedContent: true }),
      container: layer,
      viewport,
    })
    await Promise.all([task.promise, text.render()])
    page.cleanup()
  }
  const stop = () => {
    isStopped = true
    task?.cancel()
    text?.cancel()
    canvas.width = canvas.height = 0
    canvas.remove()
    layer.remove()
  }
  const done = run().catch((error: unknown) => {
    if (!isStopped) throw error
  })
  drawn.set(
    document,
    done.catch(() => undefined), // a broken page holds up no other
  )
  return { done, stop }
}

/** White in every theme, as paper is. Of pdf.js's own 169 kB of rules, only these are needed for pages and words. */
const Page = styled.section`
  position: relative;
  width: 100%;
  aspect-ratio: 1 / var(--capstan-ratio);
  border: 1px solid var(--capstan-border);
  background: #fff;
  color: #1b1f24;
  contain: layout paint;
  --scale-round-x: 1px;
  --scale-round-y: 1px;
  > canvas {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
  }
  > p {
    padding: var(--capstan-space-4);
  }
  > .capstan-pdf-text {
    position: absolute;
    inset: 0;
    overflow: clip;
    line-height: 1;
    text-align: initial;
    letter-spacing: normal;
    word-spacing: normal;
    direction: ltr;
    forced-color-adjust: none;
    text-size-adjust: none;
    transform-origin: 0 0;
    --min-font-size: 1;
    /* The words are placed on the page as it was written; a page that is turned turns them with it. */
    &[data-main-rotation='90'] {
      transform: rotate(90deg) translateY(-100%);
    }
    &[data-main-rotation='180'] {
      transform: rotate(180deg) translate(-100%, -100%);
    }
    &[data-main-rotation='270'] {
      transform: rotate(270deg) translateX(-100%);
    }
    --text-scale-factor: calc(var(--total-scale-factor) * var(--min-font-size));
    --min-font-size-inv: calc(1 / var(--min-font-size));
  }
  > .capstan-pdf-text :is(span, br) {
    position: absolute;
    color: transparent;
    white-space: pre;
    cursor: text;
    transform-origin: 0 0;
    user-select: text;
  }
  > .capstan-pdf-text > :not(.markedContent),
  > .capstan-pdf-text .markedContent span:not(.markedContent) {
    --font-height: 0;
    --scale-x: 1;
    --rotate: 0deg;
    font-size: calc(var(--text-scale-factor) * var(--font-height));
    transform: rotate(var(--rotate)) scaleX(var(--scale-x)) scale(var(--min-font-size-inv));
  }
  > .capstan-pdf-text .markedContent {
    display: contents;
  }
  > .capstan-pdf-text ::selection {
    background: rgb(0 90 220 / 0.25);
    color: transparent;
  }
`
