import { PDFDocument, type PDFPage, rgb } from '@cantoo/pdf-lib'
import type { Stroke } from '../strokes.ts'
import { appendCertificate, type Certificate } from './appendCertificate.ts'
import type { Seal } from './cms.ts'
import { facesOf, type FaceFor } from './faces.ts'
import type { PlacedField } from './paperPdf.ts'
import { sealPdf } from './sealPdf.ts'
import { strokePath } from './strokePath.ts'

/** What stands in a field of a person: typed, or drawn with a pen. */
export type Mark = { kind: 'typed'; text: string } | { kind: 'drawn'; strokes: Stroke[] }

export interface Signing {
  /** What was shown, to the byte. */
  shown: Uint8Array
  fields: readonly PlacedField[]
  /** What stands in each field, by its id. */
  marks: ReadonlyMap<string, Mark>
  signedAt: Date
  /** What its last page says of the signature. */
  certificate: Certificate
  seal: Seal
}

const pen = rgb(0.05, 0.1, 0.35)

/** The signed paper: what was shown with the signatures in it, a page that says who, when and how, and a seal over every byte. */
export async function signPaper({
  shown,
  fields,
  marks,
  signedAt,
  certificate,
  seal,
}: Signing): Promise<Buffer> {
  const document = await PDFDocument.load(shown, { updateMetadata: false })
  const faceFor = facesOf(document)
  for (const field of fields.filter(({ isTheirs }) => isTheirs)) {
    const page = document.getPage(field.page - 1)
    const mark = marks.get(field.id)
    if (field.kind === 'date') {
      const text = signedAt.toISOString().slice(0, 10)
      const font = await faceFor(text, 'body')
      page.drawText(text, { x: field.x + 4, y: field.y + 8, size: 11, font, color: pen })
    } else if (mark) await drawMark(page, field, mark, faceFor)
  }
  await appendCertificate(document, faceFor, certificate)
  document.setModificationDate(signedAt)
  return sealPdf(document, seal, signedAt)
}

async function drawMark(page: PDFPage, at: PlacedField, mark: Mark, faceFor: FaceFor): Promise<void> {
  if (mark.kind === 'typed') {
    const font = await faceFor(mark.text, 'hand')
    const size = Math.min(28, ((at.width - 8) / font.widthOfTextAtSize(mark.text, 1)) * 0.98)
    page.drawText(mark.text, { x: at.x + 4, y: at.y + 9, size, font, color: pen })
    return
  }
  const points = mark.strokes.flat()
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)]
  const [left, top] = [Math.min(...xs), Math.min(...ys)]
  const [width, height] = [Math.max(...xs) - left, Math.max(...ys) - top]
  const scale = Math.min((at.width - 8) / Math.max(width, 1), (at.height - 4) / Math.max(height, 1), 0.5)
  const moved = mark.strokes.map((stroke) => stroke.map(([x, y]): [number, number] => [x - left, y - top]))
  // A path is drawn downwards from its upper left corner.
  page.drawSvgPath(strokePath(moved), {
    x: at.x + 4,
    y: at.y + 2 + height * scale,
    scale,
    borderColor: pen,
    borderWidth: 2.5,
  })
}
