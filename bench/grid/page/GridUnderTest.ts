import type { Holding } from '../holdings.ts'

/** A grid in a page, as the harness uses it. */
export interface GridUnderTest {
  mount(root: HTMLElement): void
  /** Prepares the measurement like a reader: opens the filters, loads the rows. */
  prepare?(wanted: 'client mode' | '10,000 rows' | 'filter' | 'file'): Promise<void>
  /** The text of the e-mail address in the first row; throws while there is none. */
  first(): string
  /** Returns the present number of rows. */
  count(): number
  header(column: string): Element | null
  scroller(): HTMLElement | null
  /** Returns the covered height of the scrolling box, at its top and its bottom: headings and totals. */
  covered(): { top: number; bottom: number }
  /** An element of each row, as high as it and no less far down. */
  rows(): Iterable<Element>
  /** Shows investors with this in their name. */
  filter(text: string): void
  /** Milliseconds it waits for another key before it filters. */
  pause?: number
  /** Adds rows at the end. */
  append(rows: Holding[]): void
  /** Applies changed rows. Does nothing if the platform supplies them. */
  update?(rows: Holding[]): void
  /** Writes all rows as CSV; resolves to its length. */
  csv?(): Promise<number>
}
