import type { StartTexts } from './startTexts'

/** What stands where the platform did not answer at all: no brand, no frame, one thing to do. */
export function StartProblem({ locale, messages }: StartTexts) {
  return (
    <main className="without-script" role="alert" lang={locale}>
      <h1>{messages.unreachable}</h1>
      <p>{messages.unreachableText}</p>
      <button type="button" onClick={() => window.location.reload()}>
        {messages.tryAgain}
      </button>
    </main>
  )
}
