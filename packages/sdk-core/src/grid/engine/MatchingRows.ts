import type { GridFilter } from '../query/GridFilter'
import { isFilledIn } from '../query/isFilledIn'
import { asksForMore } from './asksForMore'
import type { ColumnKeys } from './ColumnKeys'
import { columnTest } from './columnTest'
import { includesText, type PlaceTest } from './placeTest'
import { moveNotes, type RowChange } from './rowChange'

/** Which rows pass the filters and the search, kept as long as these stay the same. */
export class MatchingRows<Row> {
  private readonly keys: ColumnKeys<Row>
  private filters: readonly GridFilter[] = []
  private search = ''
  private length = 0
  private isStale = true
  private marks: Uint8Array | undefined
  private readonly onOthers: () => void

  /** `onOthers` is called when other rows may match because something else is requested. */
  constructor(keys: ColumnKeys<Row>, onOthers: () => void) {
    this.keys = keys
    this.onOthers = onOthers
  }

  has(place: number): boolean {
    return !this.marks || this.marks[place] === 1
  }

  /** Goes on with other rows, of which the keys know already. */
  update(length: number, change?: RowChange): void {
    this.length = length
    if (!change) this.isStale = true
    if (!change || !this.marks) return
    this.marks = moveNotes(this.marks, new Uint8Array(length), change)
    const passes = this.test()
    for (const place of change.changed) this.marks[place] = passes(place) ? 1 : 0
  }

  /** 1 for each row that passes, by place; nothing where all do. */
  marked(filters: readonly GridFilter[], search: string): Uint8Array | undefined {
    if (!this.isStale && filters === this.filters && search === this.search) return this.marks
    const before = this.isStale ? undefined : { filters: this.filters, search: this.search }
    this.onOthers()
    this.filters = filters
    this.search = search
    this.isStale = false
    const tests = this.tests()
    if (tests.length === 0) return (this.marks = undefined)
    // Rows that did not match before do not match a stricter filter.
    const known = before && asksForMore({ filters, search }, before) ? this.marks : undefined
    const marks = (this.marks = known?.slice() ?? new Uint8Array(this.length).fill(1))
    for (const passes of tests)
      for (let place = 0; place < marks.length; place++)
        if (marks[place] === 1 && !passes(place)) marks[place] = 0
    return marks
  }

  private test(): PlaceTest {
    const tests = this.tests()
    return (place) => tests.every((passes) => passes(place))
  }

  private tests(): PlaceTest[] {
    const tests = this.filters.flatMap((filter) => {
      const column = this.keys.column(filter.column)
      return column && isFilledIn(column, filter) ? [columnTest(this.keys.of(column), column, filter)] : []
    })
    return this.search === '' ? tests : [...tests, this.found()]
  }

  private found(): PlaceTest {
    const parts = this.keys.textColumns.flatMap((column) => {
      const keys = this.keys.of(column)
      return keys.kind === 'text' ? [includesText(keys, this.search)] : []
    })
    return (place) => parts.some((includes) => includes(place))
  }
}
