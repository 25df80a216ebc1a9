/**
 * A page of jsdom draws its frames by one interval, and begins it when an element with focus goes, too. Where time stands still
 * in a test, that would be an interval of the test's time: it never ends, and no page of the worker has a frame again. Frames
 * therefore always go by the real time.
 */
const { setInterval, clearInterval } = globalThis

const inRealTime = <Result>(work: () => Result): Result => {
  const inTest = { setInterval: globalThis.setInterval, clearInterval: globalThis.clearInterval }
  Object.assign(globalThis, {
    setInterval: (tick: () => void, pause: number) => setInterval(() => inRealTime(tick), pause),
    clearInterval,
  })
  try {
    return work()
  } finally {
    Object.assign(globalThis, inTest)
  }
}

type Page = Record<'_requestFocusFixup', () => void> &
  Pick<Window, 'requestAnimationFrame' | 'cancelAnimationFrame'>
const seen = new WeakSet<Page>()

/** Has a page draw its frames by the real time. */
export function drawFramesInRealTime(): void {
  const page = (globalThis as { jsdom?: { window: Page } }).jsdom?.window
  if (!page || seen.has(page)) return
  seen.add(page)
  const { _requestFocusFixup: fixFocus, requestAnimationFrame: ask, cancelAnimationFrame: cancel } = page
  page._requestFocusFixup = () => inRealTime(fixFocus)
  globalThis.requestAnimationFrame = (draw) => inRealTime(() => ask(draw))
  globalThis.cancelAnimationFrame = (frame) => inRealTime(() => cancel(frame))
}
