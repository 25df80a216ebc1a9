import type { PDFFont } from '@cantoo/pdf-lib'
import type { FaceFor, Style } from './faces.ts'

/** A word with the face it is set in. */
export interface SetWord {
  text: string
  font: PDFFont
  width: number
  /** It stands for a field that was filled in. */
  isFilled: boolean
}

/** A piece of a text that is set in one way. */
export interface Piece {
  text: string
  isFilled: boolean
}

interface Setting {
  style: Style
  size: number
  width: number
}

/** Breaks a text into lines of a width. A word that is longer than a line is broken where the line ends. */
export async function textLines(
  pieces: readonly Piece[],
  faceFor: FaceFor,
  { style, size, width }: Setting,
): Promise<SetWord[][]> {
  const lines: SetWord[][] = [[]]
  let used = 0
  for (const { text, isFilled } of pieces) {
    for (const part of text.split(/(?<= )/)) {
      const font = await faceFor(part.trimEnd(), style)
      for (const fitting of broken(part, font, { size, width })) {
        const wide = font.widthOfTextAtSize(fitting, size)
        if (used + font.widthOfTextAtSize(fitting.trimEnd(), size) > width && used > 0) {
          lines.push([])
          used = 0
        }
        lines.at(-1)?.push({ text: fitting, font, width: wide, isFilled })
        used += wide
      }
    }
  }
  return lines
}

function broken(part: string, font: PDFFont, { size, width }: Omit<Setting, 'style'>): string[] {
  if (font.widthOfTextAtSize(part, size) <= width) return [part]
  const most = Math.max(1, Math.floor((part.length * width) / font.widthOfTextAtSize(part, size)) - 1)
  const letters = [...part]
  return Array.from({ length: Math.ceil(letters.length / most) }, (_, at) =>
    letters.slice(at * most, (at + 1) * most).join(''),
  )
}
