/** Something in a file that RFC 4180 does not allow, and in which row. */
export class CsvError extends Error {
  override readonly name = 'CsvError'
  /** Counted as a spreadsheet counts: the header is row 1. */
  readonly row: number

  constructor(row: number, message: string) {
    super(message)
    this.row = row
  }
}

const quote = 34
const comma = 44
const lineFeed = 10
const carriageReturn = 13
/** A value beyond this is no cell of a table: most likely a quote was never closed. */
const longestCell = 20_000
const mostColumns = 100

/**
 * Reads CSV strictly by RFC 4180, piece by piece as it comes from a file.
 *
 * Lines end with CRLF or LF; quotes enclose a whole value and are doubled inside it; anything else is a `CsvError`.
 * A byte order mark is taken off by whoever decodes the text.
 */
export class CsvReader {
  readonly #take: (cells: string[], row: number) => void
  #row = 1
  #cells: string[] = []
  #cell = ''
  #state: 'start' | 'plain' | 'quoted' | 'quoteSeen' | 'returnSeen' = 'start'

  constructor(take: (cells: string[], row: number) => void) {
    this.#take = take
  }

  push(text: string): void {
    let from = 0
    for (let at = 0; at < text.length; at++) {
      const code = text.charCodeAt(at)
      if (this.#isInside(code)) continue
      this.#add(text.slice(from, at))
      from = this.#step(code) ? at : at + 1
    }
    this.#add(text.slice(from))
  }

  end(): void {
    if (this.#state === 'quoted') this.#fail('A quote is opened and never closed.')
    if (this.#state === 'returnSeen') this.#fail('A line ends with a carriage return alone.')
    if (this.#state !== 'start' || this.#cells.length > 0) this.#endRow()
  }

  /** Whether a character only makes the value longer, which is what nearly all of them do. */
  #isInside(code: number): boolean {
    if (this.#state === 'quoted') return code !== quote
    if (this.#state !== 'plain') return false
    return code !== comma && code !== quote && code !== lineFeed && code !== carriageReturn
  }

  /** Heeds a character that means something; answers whether it belongs to the value too. */
  #step(code: number): boolean {
    if (this.#state === 'returnSeen' && code !== lineFeed)
      this.#fail('A line ends with a carriage return alone.')
    if (code === quote) return this.#quote()
    if (code === comma) this.#endCell()
    else if (code === lineFeed) this.#endRow()
    else if (code === carriageReturn) this.#state = 'returnSeen'
    else return this.#begin()
    return false
  }

  #quote(): boolean {
    if (this.#state === 'plain') this.#fail('A quote stands inside a value that is not quoted.')
    const isDoubled = this.#state === 'quoteSeen'
    this.#state = this.#state === 'quoted' ? 'quoteSeen' : 'quoted'
    return isDoubled
  }

  #begin(): boolean {
    if (this.#state === 'quoteSeen') this.#fail('Text follows a closing quote.')
    this.#state = 'plain'
    return true
  }

  #add(text: string): void {
    this.#cell += text
    if (this.#cell.length > longestCell) this.#fail(`A value is longer than ${longestCell} characters.`)
  }

  #endCell(): void {
    this.#cells.push(this.#cell)
    this.#cell = ''
    this.#state = 'start'
    if (this.#cells.length > mostColumns) this.#fail(`A row has more than ${mostColumns} values.`)
  }

  #endRow(): void {
    this.#endCell()
    const cells = this.#cells
    this.#cells = []
    this.#take(cells, this.#row)
    this.#row++
  }

  #fail(message: string): never {
    throw new CsvError(this.#row, message)
  }
}
