import { createRequire } from 'node:module'
import path from 'node:path'

/** Returns the texts of a PDF, one for each page. The reader is a dependency of the kit, not of the tests. */
export async function pagesOf(file: Buffer): Promise<string[]> {
  const ofKit = createRequire(path.join(import.meta.dirname, '../../packages/sdk-react/package.json'))
  const { getDocument } = (await import(ofKit.resolve('pdfjs-dist/legacy/build/pdf.mjs'))) as PdfReader // its own types
  const pdf = await getDocument({ data: new Uint8Array(file) }).promise
  const texts: string[] = []
  for (let at = 1; at <= pdf.numPages; at += 1) {
    const { items } = await (await pdf.getPage(at)).getTextContent()
    texts.push(
      items
        .map(({ str = '' }) => str)
        .join(' ')
        .replaceAll(/\s+/g, ' '),
    )
  }
  return texts
}

interface PdfReader {
  getDocument: (source: { data: Uint8Array }) => { promise: Promise<Pdf> }
}

interface Pdf {
  numPages: number
  getPage: (number: number) => Promise<{ getTextContent: () => Promise<{ items: { str?: string }[] }> }>
}
