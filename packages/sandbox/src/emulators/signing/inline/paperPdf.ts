import { PDFDocument, type PDFPage, rgb } from '@cantoo/pdf-lib'
import { facesOf, type SplitByFace, type Style } from './faces.ts'
import { drawRuns, fitLine, type Piece, setLine, textLines, widthOfRuns } from './typesetting.ts'

/** A field of a paper that is more than a text. */
export interface FieldToPlace {
  id: string
  label: string
  kind: 'signature' | 'initials' | 'date'
  /** True when the reader of the paper fills the field in; another signer fills in the others. */
  isTheirs: boolean
  /** The capacity in which its signer signs; printed under the name of the field. */
  capacity?: string
}

/** A document as it is written: paragraphs in which `{{label}}` stands for a field. */
export interface Paper {
  name: string
  about: string
  text: readonly string[]
  values: Readonly<Record<string, string>>
  fields: readonly FieldToPlace[]
}

/** A field with its position: in points, from the lower left corner of its page. */
export interface PlacedField extends FieldToPlace {
  /** From 1. */
  page: number
  x: number
  y: number
  width: number
  height: number
}

/** A place where the value of a field stands in the text; a value that is broken over lines has several. */
export interface TextPlace extends Pick<PlacedField, 'page' | 'x' | 'y' | 'width' | 'height'> {
  label: string
}

/** A paper as its signer sees it. */
export interface ShownPaper {
  file: Uint8Array
  pages: number
  fields: PlacedField[]
  texts: TextPlace[]
}

export const pageWidth = 612
export const pageHeight = 792
const margin = 72
const column = pageWidth - 2 * margin
const foot = 64
const ink = rgb(0.09, 0.12, 0.16)
const muted = rgb(0.35, 0.38, 0.42)

/** Sets a paper: its text with the known values filled in, and a place for every field to be signed. */
export async function paperPdf(paper: Paper): Promise<ShownPaper> {
  const document = await PDFDocument.create({ updateMetadata: false })
  document.setTitle(paper.name, { showInWindowTitleBar: true })
  document.setLanguage('en')
  const sheet = new Sheet(document, facesOf(document))
  await sheet.write([plain(paper.name)], { style: 'heading', size: 17, leading: 24, after: 4 })
  await sheet.write([plain(paper.about)], { size: 9.5, leading: 14, after: 14, isMuted: true })
  for (const paragraph of paper.text) await writeParagraph(sheet, paragraph, paper)
  const written = new Set(sheet.fields.map(({ id }) => id))
  await sheet.place(paper.fields.filter(({ id }) => !written.has(id)))
  await sheet.number(paper.name)
  return {
    file: await document.save(),
    pages: document.getPageCount(),
    fields: sheet.fields,
    texts: sheet.texts,
  }
}

/** A paragraph that names nothing but a field is the place of that field. */
async function writeParagraph(sheet: Sheet, text: string, { values, fields }: Paper): Promise<void> {
  const label = /^\{\{(\w+)\}\}$/.exec(text)?.[1]
  const here = fields.filter(({ id }) => id.split('.')[1] === label)
  if (here.length > 0) return sheet.place(here)
  const heading = /^# (.*)/.exec(text)?.[1]
  if (heading) return sheet.write([plain(heading)], { style: 'heading', size: 12, leading: 18, after: 4 })
  return sheet.write(filled(text, values), { size: 10.5, leading: 16.5, after: 8 })
}

const plain = (text: string): Piece => ({ text })

/** Odd pieces of a split by `{{label}}` are labels. */
const filled = (text: string, values: Paper['values']): Piece[] =>
  text.split(/\{\{(\w+)\}\}/).flatMap((piece, index): Piece[] => {
    if (index % 2 === 0) return piece ? [plain(piece)] : []
    return [{ text: (Object.hasOwn(values, piece) && values[piece]) || '…', field: piece }]
  })

interface Manner {
  style?: Style
  size: number
  leading: number
  after: number
  isMuted?: boolean
}

/** Pages that are written from the top. */
class Sheet {
  readonly fields: PlacedField[] = []
  readonly texts: TextPlace[] = []
  readonly #document: PDFDocument
  readonly #splitByFace: SplitByFace
  #page: PDFPage
  #y: number

  constructor(document: PDFDocument, splitByFace: SplitByFace) {
    this.#document = document
    this.#splitByFace = splitByFace
    this.#page = document.addPage([pageWidth, pageHeight])
    this.#y = pageHeight - margin
  }

  async write(pieces: readonly Piece[], { style = 'body', size, leading, after, isMuted }: Manner) {
    const lines = await textLines(pieces, this.#splitByFace, { style, size, width: column })
    // A heading stays with its section.
    this.#need(style === 'heading' ? 4 * leading : leading)
    for (const line of lines) {
      this.#need(leading)
      this.#y -= leading
      drawRuns(this.#page, line, { x: margin, y: this.#y, size, color: isMuted ? muted : ink })
      let x = margin
      for (const { width, field: label } of line) {
        if (label !== undefined) {
          this.#rule(x, width, this.#y - 2.5)
          const page = this.#document.getPageCount()
          this.texts.push({ label, page, x, y: this.#y - 4, width, height: leading })
        }
        x += width
      }
    }
    this.#y -= after
  }

  /** Fields stand two to a row, each over its name. */
  async place(fields: readonly FieldToPlace[]): Promise<void> {
    const [gap, height, caption] = [24, 40, fields.some(({ capacity }) => capacity) ? 42 : 30]
    const width = (column - gap) / 2
    for (const [at, field] of fields.entries()) {
      if (at % 2 === 0) {
        this.#need(height + caption)
        this.#y -= height + caption
      }
      const x = margin + (at % 2) * (width + gap)
      const y = this.#y + caption - 8
      this.#rule(x, width, y)
      await this.#caption(field.label, { x, y: y - 12, width })
      if (field.capacity) await this.#caption(field.capacity, { x, y: y - 23, width })
      this.fields.push({ ...field, page: this.#document.getPageCount(), x, y, width, height })
    }
  }

  async number(name: string): Promise<void> {
    const pages = this.#document.getPages()
    const size = 8.5
    const shared = { y: 40, size, color: muted }
    const title = await setLine(name, this.#splitByFace, { style: 'body', size })
    for (const [at, page] of pages.entries()) {
      const text = `${at + 1} / ${pages.length}`
      const numbers = await setLine(text, this.#splitByFace, { style: 'body', size })
      drawRuns(page, title, { x: margin, ...shared })
      drawRuns(page, numbers, { x: pageWidth - margin - widthOfRuns(numbers), ...shared })
    }
  }

  /** A caption is as small as its field is narrow. */
  async #caption(text: string, { x, y, width }: { x: number; y: number; width: number }): Promise<void> {
    const { runs, size } = await fitLine(text, this.#splitByFace, { style: 'body', most: 9, width })
    drawRuns(this.#page, runs, { x, y, size, color: muted })
  }

  #need(height: number): void {
    if (this.#y - height >= foot) return
    this.#page = this.#document.addPage([pageWidth, pageHeight])
    this.#y = pageHeight - margin
  }

  #rule(x: number, width: number, y: number): void {
    this.#page.drawLine({ start: { x, y }, end: { x: x + width, y }, thickness: 0.6, color: muted })
  }
}
