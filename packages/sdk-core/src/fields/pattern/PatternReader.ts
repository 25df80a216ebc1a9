import { Refused } from './PatternNode'

/** Reads a pattern from left to right. */
export class PatternReader {
  readonly source: string
  at = 0

  constructor(source: string) {
    this.source = source
  }

  get isDone(): boolean {
    return this.at >= this.source.length
  }

  peek(): string {
    return this.source[this.at] ?? ''
  }

  next(): string {
    if (this.isDone) throw new Refused()
    const char = String.fromCodePoint(this.source.codePointAt(this.at) ?? 0)
    this.at += char.length
    return char
  }

  /** Goes past a text if it stands here. */
  take(text: string): boolean {
    const isHere = this.source.startsWith(text, this.at)
    if (isHere) this.at += text.length
    return isHere
  }

  /** Skips the match of a sticky expression at this place. */
  match(expression: RegExp): RegExpExecArray | null {
    expression.lastIndex = this.at
    const found = expression.exec(this.source)
    if (found) this.at += found[0].length
    return found
  }
}
