import type { Color, PDFFont, PDFPage } from '@cantoo/pdf-lib'
import bidiFactory, { type EmbeddingLevels } from 'bidi-js'
import type { FacePart, SplitByFace, Style } from './faces.ts'

/** A part of a line that is drawn at once: in one face, in one direction. */
export interface Run {
  text: string
  font: PDFFont
  width: number
  /** The label of the field that was filled in here. */
  field?: string
}

/** A piece of a text that is set in one way. */
export interface Piece {
  text: string
  /** The label of the field that it fills in. */
  field?: string
}

interface Setting {
  style: Style
  size: number
  width: number
  /** The direction of the whole: `auto` is that of its first letter. */
  direction?: 'ltr' | 'auto'
}

const bidi = bidiFactory()

/** A character of a text, with the properties that decide how it is drawn. */
interface Letter {
  font: PDFFont
  field?: string
}

interface Line {
  start: number
  /** After its last character. */
  end: number
}

/**
 * Breaks a text into lines of a width, each with its runs from left to right.
 *
 * Lines break in the order of reading, after a space or an East Asian character, and are put in the order of the Unicode
 * bidirectional algorithm afterwards. A filled piece does not change the order of the text around it. A word that is longer
 * than a line is broken where the line ends.
 */
export async function textLines(
  pieces: readonly Piece[],
  splitByFace: SplitByFace,
  { style, size, width, direction = 'ltr' }: Setting,
): Promise<Run[][]> {
  const text = pieces.map(isolated).join('')
  const letters: Letter[] = []
  const lines: Line[] = [{ start: 0, end: 0 }]
  let used = 0
  for (const piece of pieces) {
    // On one line a text stays in one face where it can.
    const words = width === Infinity ? [isolated(piece)] : isolated(piece).split(breaks)
    for (const word of words) {
      const fonts = (await splitByFace(word, style)).flatMap((part) => fontsOf(part))
      for (const [from, to] of broken(word, fonts, width / size)) {
        const fitting = word.slice(from, to)
        const kept = fitting.trimEnd().length
        if (used + widthOf(fitting.slice(0, kept), fonts.slice(from)) * size > width && used > 0) {
          lines.push({ start: letters.length, end: letters.length })
          used = 0
        }
        used += widthOf(fitting, fonts.slice(from)) * size
        for (const font of fonts.slice(from, to)) letters.push({ font, field: piece.field })
        const line = lines.at(-1)
        // The space at its end is drawn too: a reader that copies two lines gets two words.
        if (line) line.end = letters.length
      }
    }
  }
  const levels = bidi.getEmbeddingLevels(text, direction)
  return lines.map((line) => runsOf(text, letters, levels, line, size))
}

/** Sets a text on one line, in the direction of its first letter. */
export async function setLine(
  text: string,
  splitByFace: SplitByFace,
  { style, size }: Pick<Setting, 'style' | 'size'>,
): Promise<Run[]> {
  const setting = { style, size, width: Infinity, direction: 'auto' } as const
  return (await textLines([{ text }], splitByFace, setting))[0] ?? []
}

/** Sets a text on one line that is as small as its place is narrow. */
export async function fitLine(
  text: string,
  splitByFace: SplitByFace,
  { style, most, width }: { style: Style; most: number; width: number },
): Promise<{ runs: Run[]; size: number }> {
  const wide = widthOfRuns(await setLine(text, splitByFace, { style, size: 1 }))
  const size = Math.min(most, width / wide)
  return { runs: await setLine(text, splitByFace, { style, size }), size }
}

/** Returns the width of runs. */
export const widthOfRuns = (runs: readonly Run[]): number => runs.reduce((sum, { width }) => sum + width, 0)

/** Draws runs from left to right. */
export function drawRuns(
  page: PDFPage,
  runs: readonly Run[],
  { x, ...shared }: { x: number; y: number; size: number; color?: Color },
): void {
  for (const { text, font, width } of runs) {
    page.drawText(text, { x, font, ...shared })
    x += width
  }
}

/** Lines break after a space, and after a Han character or kana. */
const breaks = /(?<= )|(?<=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}])(?![\p{P}\p{M}\u2069])/u

/** A filled piece is isolated: a name in Arabic letters must not turn the digits or the brackets beside it. */
const isolated = ({ text, field }: Piece) =>
  field !== undefined ? `\u2068${text.normalize('NFC')}\u2069` : text.normalize('NFC')

/** Returns the face of each character. */
const fontsOf = ({ text, font }: FacePart) => Array<PDFFont>(text.length).fill(font)

/** Returns the width of a text in its size, given the face of each of its characters. */
function widthOf(text: string, fonts: readonly PDFFont[]): number {
  let width = 0
  for (let from = 0, to = 0; from < text.length; from = to) {
    const font = fonts[from]
    while (to < text.length && fonts[to] === font) to++
    width += font?.widthOfTextAtSize(drawn(text.slice(from, to)), 1) ?? 0
  }
  return width
}

/** Isolates order a text and are not drawn. */
const drawn = (text: string) => text.replaceAll(/[\u2066-\u2069]/g, '')

/** Returns where the parts of a word that fit a line start and end. */
function broken(word: string, fonts: readonly PDFFont[], width: number): [from: number, to: number][] {
  const wide = widthOf(word, fonts)
  if (wide <= width) return [[0, word.length]]
  const most = Math.max(1, Math.floor((word.length * width) / wide) - 1)
  const letters = [...word]
  let from = 0
  return Array.from({ length: Math.ceil(letters.length / most) }, (_, at) => {
    const start = from
    from += letters.slice(at * most, (at + 1) * most).join('').length
    return [start, from]
  })
}

/** Puts a line in the order it is drawn in: neighbours of one level, face and kind are one run. */
function runsOf(
  text: string,
  letters: readonly Letter[],
  levels: EmbeddingLevels,
  { start, end }: Line,
  size: number,
): Run[] {
  if (end <= start) return []
  const mirrored = bidi.getMirroredCharactersMap(text, levels.levels, start, end - 1)
  const runs: { indices: number[]; level: number; letter: Letter }[] = []
  for (const index of bidi.getReorderedIndices(text, levels, start, end - 1).slice(start, end)) {
    const letter = letters[index]
    const level = levels.levels[index] ?? 0
    if (!letter || drawn(text.charAt(index)) === '') continue
    const last = runs.at(-1)
    const isNext =
      last?.level === level &&
      Math.abs(index - (last.indices.at(-1) ?? 0)) === 1 &&
      last.letter.font === letter.font &&
      last.letter.field === letter.field
    if (isNext) last.indices.push(index)
    else runs.push({ indices: [index], level, letter })
  }
  return runs.map(({ indices, letter: { font, field } }) => {
    const characters = indices.map((at) => mirrored.get(at) ?? text.charAt(at))
    // The typesetting library turns Arabic and Hebrew letters itself, because it joins them in the order of reading.
    const isTurned = rightToLeft.test(characters.join(''))
    const set = isTurned
      ? characters.toReversed().join('')
      : characters.join('').replaceAll(/[\u200C\u200D]/g, '')
    return { text: set, font, field, width: font.widthOfTextAtSize(set, size) }
  })
}

const rightToLeft = /[\p{Script=Arabic}\p{Script=Hebrew}]/u
