import { useMessages } from '@capstan/sdk-react/provider'
import { problemMessages } from './messages'

/** What stands where the platform did not answer at all: no brand, no frame, one thing to do. */
export function StartProblem() {
  const messages = useMessages('problems', problemMessages)
  return (
    <main className="without-script" role="alert">
      <h1>{messages.unreachable}</h1>
      <p>{messages.unreachableText}</p>
      <button type="button" onClick={() => window.location.reload()}>
        {messages.tryAgain}
      </button>
    </main>
  )
}
