import { PDFDocument, type PDFPage, rgb } from '@cantoo/pdf-lib'
import type { Stroke } from '../strokes.ts'
import { appendCertificate, type Certificate } from './appendCertificate.ts'
import { facesOf, type SplitByFace } from './faces.ts'
import type { PlacedField } from './paperPdf.ts'
import { type Sealing, sealPdf } from './sealPdf.ts'
import { drawRuns, fitLine, setLine } from './typesetting.ts'

/** The content of a signer's field: typed, or drawn with a pen. */
export type Mark = { kind: 'typed'; text: string } | { kind: 'drawn'; strokes: Stroke[] }

export interface PaperSigner {
  fields: readonly PlacedField[]
  /** The marks in the signer's fields, by the id of the field. */
  marks: ReadonlyMap<string, Mark>
  signedAt: Date
  /** The zone that the day is written in. */
  timeZone?: string
  /** The text of the certificate page at the end of the paper. */
  certificate: Certificate
}

export interface Signing extends Sealing {
  /** The file that was shown, byte for byte. */
  shown: Uint8Array
  signers: readonly PaperSigner[]
}

const pen = rgb(0.05, 0.1, 0.35)

/**
 * The signed paper: the paper as shown with its signatures, a page for each with signer, time and method, and a seal over every
 * byte.
 */
export async function signPaper({ shown, signers, ...sealing }: Signing): Promise<Buffer> {
  const document = await PDFDocument.load(shown, { updateMetadata: false })
  const splitByFace = facesOf(document)
  for (const { fields, marks, signedAt, timeZone } of signers)
    for (const field of fields.filter(({ isTheirs }) => isTheirs)) {
      const page = document.getPage(field.page - 1)
      const mark = marks.get(field.id)
      if (field.kind === 'date') {
        const text = signingDay(signedAt, timeZone)
        const runs = await setLine(text, splitByFace, { style: 'body', size: 11 })
        drawRuns(page, runs, { x: field.x + 4, y: field.y + 8, size: 11, color: pen })
      } else if (mark) await drawMark(page, field, mark, splitByFace)
    }
  for (const { certificate } of signers) await appendCertificate(document, splitByFace, certificate)
  document.setModificationDate(sealing.sealedAt)
  return sealPdf(document, sealing)
}

/** The day of a signature as MM/dd/yyyy, in the time zone of the signer. */
export const signingDay = (instant: Date, timeZone = 'UTC'): string =>
  new Intl.DateTimeFormat('en-US', { timeZone, month: '2-digit', day: '2-digit', year: 'numeric' }).format(
    instant,
  )

async function drawMark(page: PDFPage, at: PlacedField, mark: Mark, splitByFace: SplitByFace): Promise<void> {
  if (mark.kind === 'typed') {
    const setting = { style: 'hand', most: 28, width: (at.width - 8) * 0.98 } as const
    const { runs, size } = await fitLine(mark.text, splitByFace, setting)
    drawRuns(page, runs, { x: at.x + 4, y: at.y + 9, size, color: pen })
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

/** A smooth path through strokes: curves from middle to middle of their points, as the page that took them showed it. */
export const strokePath = (strokes: readonly Stroke[]): string => strokes.map(pathOf).join('')

function pathOf(stroke: Stroke): string {
  const [first, ...rest] = stroke
  if (!first) return ''
  const last = rest.at(-1)
  // A tap is a dot.
  if (!last) return `M${first[0]} ${first[1]}h0.1`
  const curves = rest.slice(0, -1).map((point, at) => {
    const next = rest[at + 1] ?? point
    return `Q${point[0]} ${point[1]} ${(point[0] + next[0]) / 2} ${(point[1] + next[1]) / 2}`
  })
  return `M${first[0]} ${first[1]}${curves.join('')}L${last[0]} ${last[1]}`
}
