import { open } from 'node:fs/promises'
import { inflateSync } from 'node:zlib'
import { HttpError } from '../http/errors/httpError.ts'
import type { ErrorKey } from '../language/errorTexts.ts'

/** The reason why a PDF is refused: no page of it could be shown to the people it is shared with. */
export type PdfProblem = 'pdf_damaged' | 'pdf_encrypted' | 'pdf_form_only'

const texts: Record<PdfProblem, ErrorKey> = {
  pdf_damaged: 'pdfDamaged',
  pdf_encrypted: 'pdfEncrypted',
  pdf_form_only: 'pdfFormOnly',
}

/** Bytes that are read of the beginning and of the end of a large file. */
const window = 8 * 1024 * 1024

/** Throws when a PDF on disk cannot be shown. */
export async function inspectPdf(path: string): Promise<void> {
  const file = await open(path)
  try {
    const { size } = await file.stat()
    const read = async (position: number, length: number) =>
      (await file.read(Buffer.alloc(length), 0, length, position)).buffer
    const parts =
      size <= 2 * window ? [await read(0, size)] : [await read(0, window), await read(size - window, window)]
    const problem = pdfProblem(parts)
    if (problem) throw new HttpError(415, problem, texts[problem])
  } finally {
    await file.close()
  }
}

/**
 * Returns why a PDF cannot be shown, from its parts in their order: the whole file, or its beginning and its end.
 *
 * A signed file is accepted as it is, and so is a form that has pages of its own. Nothing is parsed but the dictionaries that say
 * it, and no more than 4 MB of an object stream is unpacked.
 */
export function pdfProblem(parts: readonly Buffer[]): PdfProblem | undefined {
  const texts = parts.map((part) => part.toString('latin1'))
  const end = texts.at(-1)?.slice(-4096) ?? ''
  if (!/startxref\s+\d+\s+%%EOF/.test(end)) return 'pdf_damaged'
  if (texts.some(isEncrypted)) return 'pdf_encrypted'
  const isForm = (text: string) => /\/NeedsRendering\s+true\b/.test(text)
  if (texts.some(isForm) || texts.some((text, at) => objectStreams(text, parts[at]).some(isForm)))
    return 'pdf_form_only'
  return undefined
}

/** The encryption of a file stands in its trailer, or in the dictionary of its cross-reference stream. */
function isEncrypted(text: string): boolean {
  return [...text.matchAll(/\/Encrypt\s*(?:\d+\s+\d+\s+R|<<)/g)].some(({ index }) =>
    /trailer|\/XRef\b/.test(text.slice(Math.max(0, index - 2000), index + 2000)),
  )
}

/** Returns the text of the object streams in a part, those that can be unpacked. */
function objectStreams(text: string, part: Buffer | undefined): string[] {
  return [...text.matchAll(/\/ObjStm\b[^]{0,500}?stream\r?\n/g)].flatMap(({ index, 0: head }) => {
    const start = index + head.length
    const end = text.indexOf('endstream', start)
    try {
      const packed = part?.subarray(start, end < 0 ? undefined : end)
      return packed ? [inflateSync(packed, { maxOutputLength: 4_000_000 }).toString('latin1')] : []
    } catch {
      return []
    }
  })
}
