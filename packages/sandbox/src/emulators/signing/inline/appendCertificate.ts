import { type PDFDocument, rgb } from '@cantoo/pdf-lib'
import { findMissingLetters, type SplitByFace } from './faces.ts'
import { pageHeight, pageWidth } from './paperPdf.ts'
import { drawRuns, setLine, textLines } from './typesetting.ts'

/** A line of the certificate: a label and its value. */
export type Fact = readonly [label: string, value: string]

/** The page with the signers and their papers. */
export interface Certificate {
  title: string
  facts: readonly Fact[]
}

const margin = 72

/**
 * Appends the page with the signers, their papers, the time, the method and the terms they agreed to.
 *
 * A character without a glyph, for example in the name of an account, is written as its code point: U+738B.
 */
export async function appendCertificate(
  document: PDFDocument,
  splitByFace: SplitByFace,
  { title, facts }: Certificate,
): Promise<void> {
  const page = document.addPage([pageWidth, pageHeight])
  const heading = await setLine(title, splitByFace, { style: 'heading', size: 17 })
  drawRuns(page, heading, { x: margin, y: 700, size: 17 })
  let y = 664
  for (const [label, text] of facts) {
    const missing = new Set(findMissingLetters(text))
    const value = [...text.normalize('NFC')]
      .map((letter) => (missing.has(letter) ? ` ${numberOf(letter)}` : letter))
      .join('')
    const caption = await setLine(label, splitByFace, { style: 'body', size: 8.5 })
    drawRuns(page, caption, { x: margin, y, size: 8.5, color: rgb(0.35, 0.38, 0.42) })
    const setting = { style: 'body', size: 10, width: pageWidth - 2 * margin, direction: 'auto' } as const
    for (const line of await textLines([{ text: value }], splitByFace, setting)) {
      y -= 14
      drawRuns(page, line, { x: margin, y, size: 10 })
    }
    y -= 22
  }
}

const numberOf = (letter: string) =>
  `U+${(letter.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`
