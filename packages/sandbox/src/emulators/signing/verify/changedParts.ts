import { PDFArray, PDFDict, PDFDocument, type PDFObject, PDFName, PDFRef, PDFStream } from '@cantoo/pdf-lib'

/** The changed parts of a sealed file. */
export interface ChangedParts {
  /** Numbers of the pages that differ or are missing, from 1. */
  pages: number[]
  /** Bytes that follow the end of the sealed file. */
  appended: number
  /** Bytes that are missing at its end. */
  missing: number
  /** True when the signature over the file differs. */
  seal: boolean
  /** True when the title, the order of the pages, or anything else outside the pages differs. */
  properties: boolean
  /** True when another program wrote the whole file again: then its parts cannot be compared. */
  isRewritten: boolean
}

/**
 * Compares a changed file with the one that was sealed, object by object.
 *
 * Only the sealed file is parsed. The other may be anything, so that it is searched once from its beginning to its end, and nothing
 * in it is unpacked.
 */
export async function changedParts(sealed: Uint8Array, file: Uint8Array): Promise<ChangedParts> {
  const [before, after] = [Buffer.from(sealed), Buffer.from(file)]
  const [known, found] = [objectsOf(before), objectsOf(after)]
  const changed = new Set([...known.keys()].filter((number) => known.get(number) !== found.get(number)))
  const signature = [...known].find(([, text]) => text.includes('/ByteRange'))?.[0]
  const pages = await objectsOfPages(sealed, signature)
  const onPages = new Set(pages.flatMap((objects) => [...objects]))
  const parts = {
    pages: pages.flatMap((objects, at) =>
      [...objects].some((number) => changed.has(number)) ? [at + 1] : [],
    ),
    appended: after.subarray(0, before.length).equals(before) ? after.length - before.length : 0,
    missing: before.subarray(0, after.length).equals(after) ? before.length - after.length : 0,
    seal: signature !== undefined && changed.has(signature),
    isRewritten: changed.size > known.size / 2,
  }
  const isFound = parts.pages.length > 0 || parts.appended > 0 || parts.missing > 0 || parts.seal
  const elsewhere = [...changed].some((number) => number !== signature && !onPages.has(number))
  return { ...parts, properties: elsewhere || !isFound }
}

/** Returns the text of each object by its number: of one that is written several times, the last, as a reader takes it. */
function objectsOf(pdf: Buffer): Map<number, string> {
  const text = pdf.toString('latin1')
  const heads = [...text.matchAll(/(?<=[\r\n])(\d{1,7}) \d{1,5} obj\b/g)]
  return new Map(
    heads.map(({ 1: number, index }, at) => {
      const rest = text.slice(index, heads[at + 1]?.index ?? text.length)
      const end = rest.lastIndexOf('endobj')
      return [Number(number), end < 0 ? rest : rest.slice(0, end)]
    }),
  )
}

/** Returns the numbers of the objects that each page consists of, without those of the other pages and the signature. */
async function objectsOfPages(
  sealed: Uint8Array,
  signature: number | undefined,
): Promise<ReadonlySet<number>[]> {
  const { context, ...document } = await opened(sealed)
  return document.pages.map((page) => {
    const numbers = new Set<number>()
    const open: PDFObject[] = [page]
    for (let next = open.pop(); next; next = open.pop()) {
      if (next instanceof PDFRef) {
        if (numbers.has(next.objectNumber) || next.objectNumber === signature) continue
        numbers.add(next.objectNumber)
        const target = context.lookup(next)
        if (target) open.push(target)
      } else if (next instanceof PDFArray) open.push(...next.asArray())
      else if (next instanceof PDFStream) open.push(next.dict)
      else if (next instanceof PDFDict)
        for (const [name, value] of next.entries())
          if (name !== PDFName.of('Parent') && name !== PDFName.of('P')) open.push(value)
    }
    return numbers
  })
}

async function opened(sealed: Uint8Array) {
  const document = await PDFDocument.load(sealed, { updateMetadata: false })
  return { context: document.context, pages: document.getPages().map(({ ref }) => ref) }
}
