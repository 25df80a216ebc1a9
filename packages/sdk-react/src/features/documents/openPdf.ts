import type { PDFDocumentProxy } from 'pdfjs-dist'
import { pdfWorkerUrl, startPdfWorker } from './startPdfWorker'

/** A PDF that can be drawn, until it is closed. */
export interface OpenPdf {
  document: PDFDocumentProxy
  /** The height of its first page in widths, used for each page until it is loaded. */
  ratio: number
  /** It may have pictures that are left out here: pages are shown, and are not all of it. */
  isPartial: boolean
  close: () => void
}

/** The timeout for opening a file: a hostile one would never finish. */
const mostMs = 20_000

/** Loads pdf.js ahead of need. */
export const loadPdfjs = () => import('pdfjs-dist')

let spare: Worker | undefined

/** Starts the PDF worker early, because it takes longest to load. The returned function ends it if it was not used. */
export function preparePdf(): () => void {
  const drop = (port: Worker) => {
    if (spare !== port) return
    spare = undefined
    port.terminate()
  }
  try {
    const port = (spare ??= startPdfWorker(pdfWorkerUrl()))
    // Opening a PDF starts another one, and reports why it failed.
    port.addEventListener('error', () => drop(port))
    void loadPdfjs().catch(() => undefined)
    return () => drop(port)
  } catch {
    return () => undefined
  }
}

function takeWorker(): Worker {
  const port = spare ?? startPdfWorker(pdfWorkerUrl())
  spare = undefined
  return port
}

/**
 * Loads pdf.js and opens a document; pdf.js and the file load in parallel. A worker parses the file, because a hostile file would
 * freeze the page; throws if the page's policy allows no worker. An abort ends it at once.
 */
export async function openPdf(file: Blob | Promise<Blob>, signal?: AbortSignal): Promise<OpenPdf> {
  const port = takeWorker()
  const isLost = failure(port, signal)
  try {
    const [pdfjs, content] = await Promise.race([Promise.all([loadPdfjs(), file]), isLost])
    const data = new Uint8Array(await content.arrayBuffer())
    // Before the worker has it: then it is gone from here.
    const isPartial = hasUndrawnPictures(data)
    const task = pdfjs.getDocument({
      data,
      worker: new pdfjs.PDFWorker({ port: port as never }), // its own types say that a port is null
      useWasm: false,
      enableXfa: false,
      disableWorkerRendering: true,
      maxImageSize: 32 * 1024 * 1024,
      canvasMaxAreaInBytes: 64 * 1024 * 1024,
      verbosity: 0,
    })
    const document = await soon(Promise.race([task.promise, isLost]))
    const { width, height } = (await Promise.race([document.getPage(1), isLost])).getViewport({ scale: 1 })
    const close = () => void task.destroy().finally(() => port.terminate())
    return { document, ratio: height / width, isPartial, close }
  } catch (error) {
    port.terminate()
    throw error
  }
}

/** A blocked worker reports its error only by an event. */
function failure(port: Worker, signal: AbortSignal | undefined): Promise<never> {
  const lost = new Promise<never>((_, reject) => {
    port.addEventListener('error', () => reject(new Error('The worker could not be started.')))
    signal?.addEventListener('abort', () => reject(new Error('The file is no longer needed.')))
  })
  lost.catch(() => undefined) // it may fail when no caller waits for it
  return lost
}

function soon<Value>(promise: Promise<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    const late = setTimeout(() => reject(new Error('The file took too long to open.')), mostMs)
    promise.then(resolve, reject).finally(() => clearTimeout(late))
  })
}

/** How pictures are packed that are only drawn by code a page's policy may forbid: JPEG 2000, and scans in black and white. */
const filters = ['/JPXDecode', '/JBIG2Decode'].map((name) => new TextEncoder().encode(name))
const slash = 0x2f

/**
 * Returns true when a PDF may contain pictures that cannot be drawn here. The name of an image filter is in the file in
 * clear.
 */
export function hasUndrawnPictures(data: Uint8Array): boolean {
  for (let at = data.indexOf(slash); at >= 0; at = data.indexOf(slash, at + 1))
    if (filters.some((name) => name.every((byte, index) => data[at + index] === byte))) return true
  return false
}
