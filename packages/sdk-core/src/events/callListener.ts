/** Tells a listener. What it throws is its own affair: it goes to `onError`, by default to the page, as an unhandled error. */
export function callListener(tell: () => void, onError: (error: unknown) => void = report): void {
  try {
    tell()
  } catch (error) {
    onError(error)
  }
}

function report(error: unknown): void {
  queueMicrotask(() => {
    throw error
  })
}
