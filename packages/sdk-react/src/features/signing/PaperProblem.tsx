import { useEffect, useState } from 'react'
import { useMessages } from '../../provider/useMessages'
import { Button } from '../../ui/actions/Button'
import { State } from '../../ui/feedback/State'
import { Inline } from '../../ui/layout/Inline'
import { signingMessages } from './messages'

/** So long a paper may take to appear before its reader is told what else there is. */
const patienceMs = 8_000

export interface PaperProblemProps {
  /** It has not come yet, could not be loaded, or cannot be shown here. */
  kind: 'late' | 'failed' | 'unreadable'
  onRetry: () => void
  /** Called when the reader would rather sign on the page of the provider. */
  onElsewhere: () => void
}

/** Why a paper is not there to be read, and the two ways on: nobody signs here what they cannot read. */
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

/** Says so when a paper takes long. */
export function LatePaper(props: Omit<PaperProblemProps, 'kind'>) {
  const [isLate, setLate] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), patienceMs)
    return () => clearTimeout(timer)
  }, [])
  return isLate && <PaperProblem kind="late" {...props} />
}
