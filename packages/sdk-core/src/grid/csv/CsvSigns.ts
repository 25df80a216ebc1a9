/**
 * Finds the next of each sign that divides a CSV text.
 *
 * Each sign is searched once and kept until it is passed: engines search a single sign fastest.
 */
export class CsvSigns {
  readonly text: string
  comma = -1
  quote = -1
  apostrophe = -1
  /** Either line end. */
  lineEnd = -1
  private carriageReturn = -1
  private newline = -1

  constructor(text: string) {
    this.text = text
  }

  /** Looks for the signs that lie before a place from there on. */
  seek(at: number): void {
    if (this.comma < at) this.comma = this.find(',', at)
    if (this.quote < at) this.quote = this.find('"', at)
    if (this.apostrophe < at) this.apostrophe = this.find("'", at)
    if (this.lineEnd >= at) return
    if (this.carriageReturn < at) this.carriageReturn = this.find('\r', at)
    if (this.newline < at) this.newline = this.find('\n', at)
    this.lineEnd = Math.min(this.carriageReturn, this.newline)
  }

  /** Returns the position of the next sign; the end of the text when there is none. */
  find(sign: string, at: number): number {
    const found = this.text.indexOf(sign, at)
    return found < 0 ? this.text.length : found
  }
}
