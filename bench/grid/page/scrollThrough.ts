import { frame } from './frames.ts'
import type { GridUnderTest } from './GridUnderTest.ts'

/** Pixels of the window of a grid in which no row stands. */
export function uncovered(grid: GridUnderTest): number {
  const { top, bottom } = grid.scroller()?.getBoundingClientRect() ?? { top: 0, bottom: 0 }
  const head = grid.covered()
  const end = bottom - head.bottom
  let [y, gap] = [top + head.top, 0]
  const boxes = Array.from(grid.rows(), (row) => row.getBoundingClientRect()).sort((a, b) => a.top - b.top)
  for (const row of boxes) {
    if (row.bottom <= y) continue
    if (row.top >= end) break
    gap += Math.max(0, row.top - y - 1.5)
    y = row.bottom
  }
  return gap + Math.max(0, end - y - 1.5)
}

/**
 * Scrolls by some pixels between two frames, as a wheel does. Returns the milliseconds of each frame, and the pixels
 * without a row in each as it was painted: an observer of sizes is called after all scripts and the layout of a frame.
 */
export async function scrollThrough(grid: GridUnderTest, steps: number, pixels: number) {
  const scroller = grid.scroller()
  const probe = document.body.appendChild(document.createElement('i'))
  probe.style.cssText = 'position:fixed;inset:0 auto auto 0;width:1px;height:1px'
  const [times, gaps]: [number[], number[]] = [[], []]
  const seen = { gap: 0 }
  const observer = new ResizeObserver(() => (seen.gap = uncovered(grid)))
  observer.observe(probe)
  let last = await frame()
  for (let step = 0; step < steps; step++) {
    scroller?.scrollBy({ top: pixels })
    const now = await frame()
    times.push(now - last)
    last = now
    seen.gap = Number.NaN
    probe.style.height = `${2 - (step % 2)}px`
    await painted()
    gaps.push(seen.gap)
  }
  observer.disconnect()
  probe.remove()
  return { times, gaps }
}

/** The first task after a frame finds it painted. */
function painted(): Promise<void> {
  const { port1, port2 } = new MessageChannel()
  return new Promise((resolve) => {
    port1.onmessage = () => {
      port1.close()
      resolve()
    }
    port2.postMessage(0)
  })
}
