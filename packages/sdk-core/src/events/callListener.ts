/** Calls a listener. Its exceptions go to `onError`, by default to the page as unhandled errors. */
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
