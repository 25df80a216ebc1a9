import { useEffect, useState } from 'react'
import { useMessages } from '../../../provider/useMessages'
import { Button } from '../../../ui/actions/Button'
import { State } from '../../../ui/feedback/State'
import { Inline } from '../../../ui/layout/Inline'
import { signingMessages } from '../messages'

/** The time a paper may take to load before its reader sees the alternatives, in milliseconds. */
const timeoutMs = 8_000

export interface PaperProblemProps {
  /** The paper is still loading, failed to load, or cannot be shown here. */
  kind: 'late' | 'failed' | 'unreadable'
  onRetry: () => void
  /** Called when the reader would rather sign on the page of the provider. */
  onElsewhere: () => void
}

/** Message that a paper cannot be read, with a retry and the provider's page: a paper that cannot be read cannot be signed. */
export function PaperProblem({ kind, onRetry, onElsewhere }: PaperProblemProps) {
  const messages = useMessages('signing', signingMessages)
  const words = { late: messages.late, failed: messages.paperFailed, unreadable: messages.unreadable }
  const isLate = kind === 'late'
  return (
    <State
      role={isLate ? 'status' : 'alert'}
      icon={isLate ? 'clock' : 'error'}
      tone={isLate ? 'neutral' : 'danger'}
      data-kind={kind}
      className="capstan-paper-problem"
      action={
        <Inline>
          <Button icon="retry" onPress={onRetry}>
            {messages.tryAgain}
          </Button>
          <Button variant="quiet" icon="external" onPress={onElsewhere}>
            {messages.signElsewhere}
          </Button>
        </Inline>
      }
    >
      {words[kind]}
    </State>
  )
}

/** Shows the message once a paper takes long. */
export function LatePaper(props: Omit<PaperProblemProps, 'kind'>) {
  const [isLate, setLate] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), timeoutMs)
    return () => clearTimeout(timer)
  }, [])
  return isLate && <PaperProblem kind="late" {...props} />
}
