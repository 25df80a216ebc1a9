import type { CsvSigns } from './CsvSigns'
import { unguardFormula } from './formulaGuard'

/** The problem of a cell: a stable code, and a sentence. */
export type CellProblem = [code: 'csv_not_text' | 'csv_unclosed_quote' | 'csv_stray_quote', message: string]

/** Cuts a CSV text into cells from left to right, without an object a cell. */
export class CellReader {
  readonly signs: CsvSigns
  /** The start of the next cell; after it was read, the position of the separator behind it. */
  at: number
  /** The problem of the first cell that has one. */
  problem: CellProblem | undefined = undefined
  private readonly text: string
  /** True when some cell may hold undecoded bytes or a guard. Most files have neither, and their cells are not checked. */
  private readonly needsCare: boolean

  constructor(signs: CsvSigns) {
    this.signs = signs
    this.text = signs.text
    this.at = this.text.charCodeAt(0) === 0xfeff ? 1 : 0
    this.needsCare = !isText(this.text) || this.text.includes("'")
  }

  /** The next cell, with its formula guard taken off. */
  next(): string {
    const cell = this.text.charCodeAt(this.at) === quote ? this.quoted() : this.plain()
    if (!this.needsCare) return cell
    if (!isText(cell)) this.problem ??= notText
    return unguardFormula(cell)
  }

  private plain(): string {
    const { at: start, signs } = this
    signs.seek(start)
    this.at = Math.min(signs.comma, signs.lineEnd)
    if (signs.quote < this.at) this.problem ??= quoteInside
    return this.text.slice(start, this.at)
  }

  private quoted(): string {
    const { text, at: start } = this
    let end = text.indexOf('"', start + 1)
    const hasQuotes = text.charCodeAt(end + 1) === quote
    while (end >= 0 && text.charCodeAt(end + 1) === quote) end = text.indexOf('"', end + 2)
    this.at = end < 0 ? text.length : end + 1
    if (end < 0) this.problem ??= unclosed
    else if (this.at < text.length && !',\r\n'.includes(text.charAt(this.at))) this.problem ??= textAfterQuote
    const inner = text.slice(start + 1, end < 0 ? text.length : end)
    return hasQuotes ? inner.replaceAll('""', '"') : inner
  }
}

const quote = 34

/** Returns true for a text without U+FFFD, which replaces undecodable bytes, and without NUL, which shows UTF-16. */
export function isText(text: string): boolean {
  return !text.includes('\uFFFD') && !text.includes('\0')
}

const notText: CellProblem = ['csv_not_text', 'The file is not UTF-8 text. Save it as "CSV UTF-8".']
const unclosed: CellProblem = ['csv_unclosed_quote', 'A quoted cell is not closed.']
const quoteInside: CellProblem = [
  'csv_stray_quote',
  'A quote stands inside a cell that does not begin with one.',
]
const textAfterQuote: CellProblem = ['csv_stray_quote', 'Something stands after the closing quote of a cell.']
