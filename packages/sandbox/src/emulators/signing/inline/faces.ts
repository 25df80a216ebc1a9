import { readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import fontkit from '@cantoo/fontkit'
import type { PDFDocument, PDFFont } from '@cantoo/pdf-lib'
import { packageFile } from '../../../platform/packageFiles.ts'

/** The typeface of a text: the body of a paper, a heading, or a signature. */
export type Style = 'body' | 'heading' | 'hand'

/** Han, kana and Hangul. Read only when a text needs it: it is the largest file. */
const eastAsian = 'DroidSansFallback.ttf'

/** The faces of each style, in the order they are tried. DejaVu Sans has Latin, Greek, Cyrillic, Arabic and Hebrew letters. */
const files: Record<Style, readonly string[]> = {
  body: ['DejaVuSerif.ttf', 'DejaVuSans.ttf', eastAsian],
  heading: ['DejaVuSerif-Bold.ttf', 'DejaVuSans.ttf', eastAsian],
  hand: ['Caveat.ttf', 'DejaVuSerif.ttf', 'DejaVuSans.ttf', eastAsian],
}

/** Emoji and their parts. Some have an outline in a face; they are refused all the same, so that the rule is one. */
const emoji = /[\p{Emoji_Presentation}\p{Emoji_Modifier}\uFE0F\u20E3]/u

/** Characters that are not drawn: joiners, which shape their neighbours, and isolates, which order them. */
const invisible = /\u200C|\u200D|[\u2066-\u2069]/

/** Thrown when no face has a letter of a text: typesetting would drop it silently from the signed paper. */
export class LetterMissing extends Error {}

/** A part of a text that one face has. */
export interface FacePart {
  text: string
  font: PDFFont
}

/** Splits a text into parts by the faces that have its letters. */
export type SplitByFace = (text: string, style: Style) => Promise<FacePart[]>

/** Returns the faces of a document. Each is embedded once, when a text first needs it, with the letters that are used. */
export function facesOf(document: PDFDocument): SplitByFace {
  document.registerFontkit(fontkit)
  const opened = new Map<string, Promise<PDFFont>>()
  const open = (file: string) => {
    const known = opened.get(file) ?? embed(document, file)
    opened.set(file, known)
    return known
  }
  return async (text, style) => {
    const parts: FacePart[] = []
    for (const piece of piecesByFace(text, files[style])) {
      const font = await open(piece.file)
      const last = parts.at(-1)
      if (last?.font === font) last.text += piece.text
      else parts.push({ text: piece.text, font })
    }
    return parts
  }
}

/** A text stays in one face where one has all of it; otherwise its words do, then its letters. */
function* piecesByFace(text: string, faces: readonly string[]): Generator<{ text: string; file: string }> {
  const whole = faces.find((file) => [...text].every((letter) => has(file, letter)))
  if (whole) {
    yield { text, file: whole }
    return
  }
  const words = text.split(/(?<= )/)
  const parts = words.length > 1 ? words : Array.from(clusters.segment(text), ({ segment }) => segment)
  if (parts.length < 2) throw new LetterMissing(`No face has every letter of “${text}”.`)
  for (const part of parts) yield* piecesByFace(part, faces)
}

const clusters = new Intl.Segmenter('en', { granularity: 'grapheme' })

/** Returns the letters of a text that no face has, each once: a name is refused before anything is signed, with its letters named. */
export function findMissingLetters(text: string): string[] {
  const letters = [...text.normalize('NFC')]
  return [...new Set(letters.filter((letter) => !files.body.some((file) => has(file, letter))))]
}

const has = (file: string, letter: string) =>
  !emoji.test(letter) && (invisible.test(letter) || lettersOf(file).has(letter.codePointAt(0) ?? 0))

const letterSets = new Map<string, ReadonlySet<number>>()

function lettersOf(file: string): ReadonlySet<number> {
  const known = letterSets.get(file)
  if (known) return known
  const font = fontkit.create(readFileSync(packageFile(`fonts/${file}`)))
  const letters = new Set('characterSet' in font ? font.characterSet : [])
  letterSets.set(file, letters)
  return letters
}

const embed = async (document: PDFDocument, file: string): Promise<PDFFont> =>
  document.embedFont(await readFile(packageFile(`fonts/${file}`)), { subset: true })
