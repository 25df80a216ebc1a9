import { type PDFDocument, rgb } from '@cantoo/pdf-lib'
import { type FaceFor, loadMissingLetters } from './faces.ts'
import { pageHeight, pageWidth } from './paperPdf.ts'
import { textLines } from './textLines.ts'

/** A line of the certificate: what it is about, and what is so. */
export type Fact = readonly [label: string, value: string]

/** The page that says who signed what. */
export interface Certificate {
  title: string
  facts: readonly Fact[]
}

const margin = 72

/**
 * Appends the page that says who signed what, when, how, and to what they agreed.
 *
 * A character that cannot be set, such as one of the name in the account, is written by its number: U+738B.
 */
export async function appendCertificate(
  document: PDFDocument,
  faceFor: FaceFor,
  { title, facts }: Certificate,
): Promise<void> {
  const page = document.addPage([pageWidth, pageHeight])
  const [heading, body] = [await faceFor(title, 'heading'), await faceFor('', 'body')]
  page.drawText(title, { x: margin, y: 700, size: 17, font: heading })
  const findMissing = await loadMissingLetters()
  let y = 664
  for (const [label, text] of facts) {
    const missing = new Set(findMissing(text))
    const value = [...text].map((letter) => (missing.has(letter) ? ` ${numberOf(letter)}` : letter)).join('')
    page.drawText(label, { x: margin, y, size: 8.5, font: body, color: rgb(0.35, 0.38, 0.42) })
    const setting = { style: 'body', size: 10, width: pageWidth - 2 * margin } as const
    for (const line of await textLines([{ text: value, isFilled: false }], faceFor, setting)) {
      y -= 14
      let x = margin
      for (const { text, font, width } of line) {
        page.drawText(text, { x, y, size: 10, font })
        x += width
      }
    }
    y -= 22
  }
}

const numberOf = (letter: string) =>
  `U+${(letter.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`
