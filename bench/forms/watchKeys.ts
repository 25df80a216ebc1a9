declare global {
  /** The milliseconds from the press of each key until its result was painted. */
  var keyTimes: number[]
  /** The durations that the browser reports, rounded to eight milliseconds; it reports no key below sixteen. */
  var eventTimes: number[]
}

/** Times every key pressed in this page. */
export function watchKeys(): void {
  globalThis.keyTimes = []
  globalThis.eventTimes = []
  addEventListener(
    'keydown',
    ({ timeStamp }) => afterPaint(() => keyTimes.push(performance.now() - timeStamp)),
    {
      capture: true,
    },
  )
  new PerformanceObserver((list) => {
    for (const { name, duration } of list.getEntries()) if (name === 'keydown') eventTimes.push(duration)
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit)
}

/** A frame begins with the callback; the first task after it finds it drawn. */
function afterPaint(tell: () => void): void {
  requestAnimationFrame(() => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => {
      port1.close()
      tell()
    }
    port2.postMessage(0)
  })
}
