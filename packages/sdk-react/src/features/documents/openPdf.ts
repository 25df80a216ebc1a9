import type { PDFDocumentProxy } from 'pdfjs-dist'
import { pdfWorkerUrl, startPdfWorker } from './startPdfWorker'

/** A PDF that can be drawn, until it is closed. */
export interface OpenPdf {
  document: PDFDocumentProxy
  close: () => void
}

/** So long may a file take to be opened: a hostile one would take for ever. */
const mostMs = 20_000

/**
 * Loads pdf.js and opens a document. It is parsed beside the page and never in it, where a hostile file would freeze it: where
 * the page's policy lets no worker be, this throws.
 */
export async function openPdf(data: Uint8Array): Promise<OpenPdf> {
  const port = startPdfWorker(pdfWorkerUrl())
  try {
    const pdfjs = await import('pdfjs-dist')
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
    const document = await soon(task.promise, port)
    const close = () => void task.destroy().finally(() => port.terminate())
    return { document, close }
  } catch (error) {
    port.terminate()
    throw error
  }
}

/** What a blocked worker says, it says by an event alone. */
function soon<Value>(promise: Promise<Value>, port: Worker): Promise<Value> {
  return new Promise((resolve, reject) => {
    const late = setTimeout(() => reject(new Error('The file took too long to open.')), mostMs)
    port.addEventListener('error', () => reject(new Error('The worker could not be started.')))
    promise.then(resolve, reject).finally(() => clearTimeout(late))
  })
}
