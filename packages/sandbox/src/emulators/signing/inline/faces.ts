import { readFile } from 'node:fs/promises'
import fontkit from '@cantoo/fontkit'
import type { PDFDocument, PDFFont } from '@cantoo/pdf-lib'
import { packageFile } from '../../../platform/packageFiles.ts'

/** The typeface of a text: the body of a paper, a heading, or a signature. */
export type Style = 'body' | 'heading' | 'hand'

/** The faces of each, in the order they are tried: the last has Latin, Greek, Cyrillic and Arabic letters in one. */
const files: Record<Style, readonly string[]> = {
  body: ['DejaVuSerif.ttf', 'DejaVuSans.ttf'],
  heading: ['DejaVuSerif-Bold.ttf', 'DejaVuSans.ttf'],
  hand: ['Caveat.ttf', 'DejaVuSerif.ttf', 'DejaVuSans.ttf'],
}

/** Thrown when no face has a letter of a text: typesetting would drop it silently from the signed paper. */
export class LetterMissing extends Error {}

interface Face {
  font: PDFFont
  letters: ReadonlySet<number>
}

/** The face a text is set in. */
export type FaceFor = (text: string, style: Style) => Promise<PDFFont>

/** The faces of a document: each is embedded once, with the letters that are used, when a text first needs it. */
export function facesOf(document: PDFDocument): FaceFor {
  document.registerFontkit(fontkit)
  const opened = new Map<string, Promise<Face>>()
  const open = (file: string) => {
    const known = opened.get(file) ?? embed(document, file)
    opened.set(file, known)
    return known
  }
  return async (text, style) => {
    for (const file of files[style]) {
      const { font, letters } = await open(file)
      if ([...text].every((letter) => letters.has(letter.codePointAt(0) ?? 0))) return font
    }
    throw new LetterMissing(`No face has every letter of “${text}”.`)
  }
}

/** Finds the letters of a text that cannot be set, each once: none when one face has all of them. */
export type FindMissingLetters = (text: string) => string[]

/** Loads what finds letters that cannot be set: a name is refused before anything is signed, with its letters named. */
export async function loadMissingLetters(): Promise<FindMissingLetters> {
  const sets = await (letterSets ??= Promise.all(files.body.map(letterSet)))
  return (text) => {
    const lacking = sets.map((letters) =>
      [...text].filter((letter) => !letters.has(letter.codePointAt(0) ?? 0)),
    )
    return lacking.some((letters) => letters.length === 0) ? [] : [...new Set(lacking.at(-1))]
  }
}

let letterSets: Promise<ReadonlySet<number>[]> | undefined

async function letterSet(file: string): Promise<ReadonlySet<number>> {
  const font = fontkit.create(await readFile(packageFile(`fonts/${file}`)))
  return new Set('characterSet' in font ? font.characterSet : [])
}

async function embed(document: PDFDocument, file: string): Promise<Face> {
  const font = await document.embedFont(await readFile(packageFile(`fonts/${file}`)), { subset: true })
  return { font, letters: new Set(font.getCharacterSet()) }
}
