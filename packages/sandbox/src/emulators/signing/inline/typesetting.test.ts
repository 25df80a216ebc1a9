import { PDFDocument } from '@cantoo/pdf-lib'
import { describe, expect, it } from 'vitest'
import { facesOf, findMissingLetters, LetterMissing } from './faces.ts'
import { fitLine, setLine, textLines, widthOfRuns } from './typesetting.ts'

const faces = async () => facesOf(await PDFDocument.create())

/** The runs of a line from left to right. Letters within a run of Arabic or Hebrew are in the order of reading. */
const runsOf = async (text: string) =>
  (await setLine(text, await faces(), { style: 'hand', size: 20 })).map((run) => run.text)

describe('setLine', () => {
  it.each([
    ['Latin with diacritics', 'Zoë Ångström Nguyễn', ['Zoë Ångström Nguyễn']],
    ['Greek', 'Ελευθερία Παπαδοπούλου', ['Ελευθερία Παπαδοπούλου']],
    ['Cyrillic', 'Борис Їжакевич', ['Борис Їжакевич']],
    ['Arabic', 'محمد علي', ['محمد علي']],
    ['Arabic with Latin after it', 'محمد علي Ali', ['Ali', 'محمد علي ']],
    ['Latin with Arabic after it', 'Ali محمد علي', ['Ali ', 'محمد علي']],
    // The opening bracket is at the right of an Arabic name; it is drawn as the one that looks left.
    ['Arabic in brackets', 'محمد (علي)', ['محمد )علي(']],
    ['Arabic with a number', 'محمد 12 علي', [' علي', '12', 'محمد ']],
    ['Persian with a joiner and digits', 'مریم رضا\u200Cپور ۱۲', ['۲۱', 'مریم رضا\u200Cپور ']],
    ['Hebrew', 'נועה בן־דוד', ['נועה בן־דוד']],
    ['Chinese', '王小明', ['王小明']],
    ['Chinese beside Latin', 'Wang 王芳', ['Wang ', '王芳']],
    ['Japanese', 'さくら 髙橋', ['さくら 髙橋']],
    ['Korean', '김민지', ['김민지']],
    // Two code points of one letter are one letter to the face.
    ['Korean in parts', '김민지'.normalize('NFD'), ['김민지']],
  ])('sets %s in the order it is read', async (_script, text, runs) => {
    expect(await runsOf(text)).toEqual(runs)
    expect(findMissingLetters(text)).toEqual([])
  })

  it.each([
    ['emoji', 'Ada 🚀😀', ['🚀', '😀']],
    ['a sign shown as emoji', 'Ada ☺\uFE0F', ['\uFE0F']],
    ['Devanagari', 'Asha आशा', ['आ', 'श', 'ा']],
  ])('refuses %s, and names the characters', async (_script, text, missing) => {
    expect(findMissingLetters(text)).toEqual(missing)
    await expect(runsOf(text)).rejects.toThrow(LetterMissing)
  })

  it('embeds the East Asian face only for a text that needs it', async () => {
    const fileWith = async (text: string) => {
      const document = await PDFDocument.create()
      const page = document.addPage()
      for (const run of await setLine(text, facesOf(document), { style: 'body', size: 10 }))
        page.drawText(run.text, { font: run.font })
      return new TextDecoder('latin1').decode(await document.save({ useObjectStreams: false }))
    }
    const latin = await fileWith('Zoë Ångström')
    const chinese = await fileWith('王小明')

    expect(latin).not.toContain('DroidSansFallback')
    expect(chinese).toContain('DroidSansFallback')
    // Three letters of a face of 3.4 MB.
    expect(chinese.length).toBeLessThan(40_000)
  })
})

describe('textLines', () => {
  const setting = { style: 'body', size: 10, width: 200 } as const
  const linesOf = async (pieces: [text: string, isFilled: boolean][], width = 200) =>
    (
      await textLines(
        pieces.map(([text, isFilled]) => ({ text, ...(isFilled && { field: 'name' }) })),
        await faces(),
        { ...setting, width },
      )
    ).map((line) => line.map(({ text }) => text))

  it('keeps the sentence around an Arabic name in its order', async () => {
    expect(
      await linesOf([
        ['Units of ', false],
        ['محمد علي', true],
        [', 12 in all.', false],
      ]),
    ).toEqual([['Units of ', 'محمد علي', ', 12 in all.']])
  })

  it('breaks lines in the order of reading, each put in order by itself', async () => {
    const words = ['محمد', 'علي', 'حسن', 'ليلى', 'سامي', 'نور']
    const lines = await linesOf([[words.join(' '), true]], 60)

    expect(lines.length).toBeGreaterThan(1)
    expect(lines.map((line) => line.join('').trim()).join(' ')).toBe(words.join(' '))
  })

  it('breaks a long Chinese text between its characters, within the width', async () => {
    const text = '王'.repeat(90)
    const lines = await textLines([{ text }], await faces(), setting)

    expect(
      lines
        .flat()
        .map((run) => run.text)
        .join(''),
    ).toBe(text)
    for (const line of lines) expect(widthOfRuns(line)).toBeLessThanOrEqual(200)
  })

  it('breaks a word that is longer than a line, and loses nothing of it', async () => {
    const word = 'Aéroport王'.repeat(12)
    const lines = await textLines([{ text: word }], await faces(), setting)

    expect(
      lines
        .flat()
        .map((run) => run.text)
        .join(''),
    ).toBe(word)
  })
})

describe('fitLine', () => {
  it('sets a long name smaller, in any letters', async () => {
    for (const name of ['محمد '.repeat(20), '王小明'.repeat(20), 'Bartholomew '.repeat(20)]) {
      const { runs, size } = await fitLine(name, await faces(), { style: 'hand', most: 28, width: 200 })

      expect(size).toBeLessThan(28)
      expect(widthOfRuns(runs)).toBeLessThanOrEqual(200.01)
    }
  })
})
