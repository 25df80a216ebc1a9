/** Calls a listener. What it throws goes to `onError`, by default to the page as an unhandled error. */
export function callListener(call: () => void, onError: (error: unknown) => void = report): void {
  try {
    call()
  } catch (error) {
    onError(error)
  }
}

function report(error: unknown): void {
  queueMicrotask(() => {
    throw error
  })
}
