const reported = new Set<string>()

/** Reports an unexpected failure to the operator of the platform, once for each error. */
export function reportProblem(error: unknown): void {
  const text = error instanceof Error ? `${error.name}: ${error.message}` : String(error)
  if (reported.has(text)) return
  reported.add(text)
  // eslint-disable-next-line no-console -- the console is where an app without a collector of its own reports to
  console.error(error)
}

/** Reports uncaught errors and rejections. */
export function reportUnhandled(): void {
  window.addEventListener('unhandledrejection', (event) => {
    event.preventDefault()
    reportProblem(event.reason)
  })
}
