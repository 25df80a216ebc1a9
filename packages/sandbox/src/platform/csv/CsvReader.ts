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
const lineFeed = 10
const carriageReturn = 13
/** A value beyond this is no cell of a table: most likely a quote was never closed. */
const longestCell = 20_000
const mostColumns = 100

/**
 * Reads CSV strictly by RFC 4180, piece by piece as it comes from a file.
 *
 * Values are separated by commas, semicolons or tabs, whichever the first line has most of. Lines end with CRLF or LF; quotes
 * enclose a whole value and are doubled inside it; anything else is a `CsvError`. The decoder removes a byte order mark.
 */
export class CsvReader {
  readonly #take: (cells: string[], row: number) => void
  #separator: number | undefined
  /** The first line, as long as its end has not come: the separator is read from it. */
  #head = ''
  #row = 1
  #cells: string[] = []
  #cell = ''
  #state: 'start' | 'plain' | 'quoted' | 'quoteSeen' | 'returnSeen' = 'start'

  /** Without a separator it is read from the first line. */
  constructor(take: (cells: string[], row: number) => void, separator?: ',' | ';' | '\t') {
    this.#take = take
    this.#separator = separator?.charCodeAt(0)
  }

  push(text: string): void {
    if (this.#separator !== undefined) return this.#read(text)
    this.#head += text
    const line = firstLine(this.#head)
    if (line !== undefined || this.#head.length > longestCell) this.#readHead(line ?? this.#head)
  }

  #readHead(line: string): void {
    this.#separator = separatorOf(line).charCodeAt(0)
    this.#read(this.#head)
    this.#head = ''
  }

  #read(text: string): void {
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
    if (this.#separator === undefined) this.#readHead(this.#head)
    if (this.#state === 'quoted') this.#fail('A quote is opened and never closed.')
    if (this.#state === 'returnSeen') this.#fail('A line ends with a carriage return alone.')
    if (this.#state !== 'start' || this.#cells.length > 0) this.#endRow()
  }

  /** Returns true when a character only extends the value, as nearly all of them do. */
  #isInside(code: number): boolean {
    if (this.#state === 'quoted') return code !== quote
    if (this.#state !== 'plain') return false
    return code !== this.#separator && code !== quote && code !== lineFeed && code !== carriageReturn
  }

  /** Handles a special character; returns true if it belongs to the value as well. */
  #step(code: number): boolean {
    if (this.#state === 'returnSeen' && code !== lineFeed)
      this.#fail('A line ends with a carriage return alone.')
    if (code === quote) return this.#quote()
    if (code === this.#separator) this.#endCell()
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

/** The first line that is not blank, once its end has come. */
const firstLine = (text: string): string | undefined => /^((?:"[^"]*"|[^"\n])*)\n/.exec(text.trimStart())?.[1]

/** The separator that stands most often outside of quotes; a comma where none does. */
function separatorOf(line: string): string {
  const bare = line.replace(/"[^"]*"?/g, '')
  const [most = ','] = [',', ';', '\t'].toSorted((one, other) => count(bare, other) - count(bare, one))
  return most
}

const count = (text: string, part: string) => text.split(part).length - 1
