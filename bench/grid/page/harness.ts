import { filterText, type Expected } from '../expected.ts'
import { changed, holdings, type Holding } from '../holdings.ts'
import type { GridUnderTest } from './GridUnderTest.ts'
import { countFrames, frame } from './frames.ts'
import { scrollThrough, uncovered } from './scrollThrough.ts'

/** The functions that the measuring program calls in a page. Times are milliseconds. */
export interface Harness {
  mount: (expected: Expected) => Promise<number>
  prepare: (wanted: Parameters<NonNullable<GridUnderTest['prepare']>>[0]) => Promise<void>
  headerAt: (column: string) => { x: number; y: number }
  /** Resolves when this is the first row, with how long after the last press of the mouse. */
  sorted: (first: string) => Promise<number>
  filter: (expected: Expected) => Promise<number>
  scroll: (steps: number, pixels: number) => ReturnType<typeof scrollThrough>
  toTop: () => Promise<void>
  append: () => Promise<number>
  csv: () => Promise<number | undefined>
  nodes: () => number
  /** Follows a thousand changes a second; resolves to the milliseconds of each frame. */
  live: (milliseconds: number) => Promise<number[]>
}

declare global {
  var harness: Harness
}

/** Makes a grid available to the program that drives the page. */
export function offer(grid: GridUnderTest): void {
  const root = document.body.appendChild(document.createElement('div'))
  root.id = 'root'
  let pressed = 0
  addEventListener('pointerup', ({ timeStamp }) => (pressed = timeStamp), true)
  const isFirst = (email: string) => () => grid.first() === email && uncovered(grid) < 8

  globalThis.harness = {
    async mount({ unsorted }) {
      const start = performance.now()
      grid.mount(root)
      return (await painted(isFirst(unsorted))) - start
    },
    prepare: async (wanted) => grid.prepare?.(wanted),
    headerAt(column) {
      const { left, top, width, height } = grid.header(column)?.getBoundingClientRect() ?? new DOMRect()
      return { x: left + width / 2, y: top + height / 2 }
    },
    sorted: async (first) => (await painted(isFirst(first))) - pressed,
    async filter({ filtered, filteredCount }) {
      const start = performance.now()
      grid.filter(filterText)
      if (grid.pause) await new Promise((resolve) => setTimeout(resolve, grid.pause))
      return (await painted(() => grid.first() === filtered && grid.count() === filteredCount)) - start
    },
    scroll: (steps, pixels) => scrollThrough(grid, steps, pixels),
    async toTop() {
      grid.scroller()?.scrollTo({ top: 0 })
      for (let frames = 0; frames < 10; frames++) await frame()
    },
    async append() {
      const before = grid.count()
      const start = performance.now()
      grid.append(holdings(50, before).map((row, at) => ({ ...row, id: `new-${before}-${at}` })))
      return (await painted(() => grid.count() === before + 50)) - start
    },
    csv: async () => grid.csv?.(),
    nodes: () => root.querySelectorAll('*').length,
    async live(milliseconds) {
      const before = texts(grid)
      const times = await countFrames(milliseconds, grid.update && { grid, next: nextChanges() })
      // A grid that broke, or shows nothing of it, is quick.
      const isSame = texts(grid) === before
      if (isSame || uncovered(grid) > 8) throw new Error('What changed is not shown.')
      return times
    },
  }
}

const texts = (grid: GridUnderTest) => grid.scroller()?.textContent

/** The frame after the one in which something became true. */
async function painted(isTrue: () => boolean, limit = 60_000): Promise<number> {
  const start = performance.now()
  for (;;) {
    await frame()
    if (attempt(isTrue)) {
      await frame()
      return performance.now()
    }
    if (performance.now() - start > limit) throw new Error('It was not painted in time.')
  }
}

function attempt(isTrue: () => boolean): boolean {
  try {
    return isTrue()
  } catch {
    return false
  }
}

/** The rows that change next: every other one is seen, the rest are anywhere. */
function nextChanges(): (rows: readonly Holding[], count: number) => Holding[] {
  let turn = 0
  return (rows, count) =>
    Array.from({ length: count }, () => {
      turn++
      const at = turn % 2 ? turn % 20 : (turn * 7919) % rows.length
      return changed(rows[at] as Holding) // there are more rows than that
    })
}
