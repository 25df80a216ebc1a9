import { compareText, sortableText } from '../../order/compareText'
import type { GridColumn } from '../GridColumn'
import { cellText } from './cellText'
import { rankTexts } from './rankTexts'
import { moveNotes, type RowChange } from './rowChange'
import { withoutCapitals } from './withoutCapitals'

/** This many rows show whether texts repeat. */
const sample = 2048

/**
 * The cells of any other column, by place: each text has a code, so that a text of many rows is compared once.
 * Where most rows have a text of their own, each gets a code of its own.
 */
export class TextKeys<Row> {
  readonly kind = 'text'
  /** 0 where a cell is empty. */
  codes: Uint32Array
  /** The normalized text of each code. */
  readonly texts: (string | null)[] = [null]
  private readonly lowered: string[] = []
  private ranks: Uint32Array | undefined
  private codeOf: Map<string, number> | undefined = new Map()
  private readonly column: GridColumn<Row>

  constructor(rows: readonly Row[], column: GridColumn<Row>) {
    this.column = column
    this.codes = new Uint32Array(rows.length)
    for (let place = 0; place < rows.length; place++) {
      if (place === sample && this.texts.length > sample / 2) this.codeOf = undefined
      this.read(rows, place)
    }
  }

  update(rows: readonly Row[], change: RowChange): void {
    this.codes = moveNotes(this.codes, new Uint32Array(change.length), change)
    for (const place of change.changed) this.read(rows, place)
  }

  /** True when most codes belong to texts that no row has any more. */
  get isCrowded(): boolean {
    return this.texts.length > 2 * this.codes.length + sample
  }

  textAt(place: number): string | null {
    return this.texts[this.codes[place] ?? 0] ?? null
  }

  isEmptyAt(place: number): boolean {
    return this.codes[place] === 0
  }

  /** The text of a code without capitals, as one looks for it. */
  lowerText(code: number): string {
    return (this.lowered[code] ??= withoutCapitals(this.texts[code] ?? ''))
  }

  /** Empty cells are the greatest. */
  compare(a: number, b: number): number {
    const [left = 0, right = 0] = [this.codes[a], this.codes[b]]
    if (left === right) return 0
    if (left === 0 || right === 0) return left === 0 ? 1 : -1
    return compareText(sortableText(this.texts[left] ?? ''), sortableText(this.texts[right] ?? ''))
  }

  /** The rank of each code among the texts as the platform sorts them; equal texts have the same. */
  ranked(): Uint32Array {
    return (this.ranks ??= rankTexts(this.texts.map((text) => text ?? '')))
  }

  private read(rows: readonly Row[], place: number): void {
    // A place always names a row.
    const text = cellText(this.column.kind, this.column.value(rows[place] as Row))
    this.codes[place] = text === null ? 0 : (this.codeOf?.get(text) ?? this.add(text))
  }

  private add(text: string): number {
    const code = this.texts.push(text) - 1
    this.ranks = undefined
    this.codeOf?.set(text, code)
    return code
  }
}
