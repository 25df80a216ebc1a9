import { stepAttempts, type Step, type StepAttempt } from '@capstan/sdk-core/steps'
import { useFormats } from '../../language/useFormats'
import { fillIn } from '../../language/fillIn'
import { useMessages } from '../../provider/useMessages'
import { Records } from '../../ui/records/Records'
import { failureText } from './failureText'
import { stepsMessages } from './messages'
import type { RecordColumn } from '../../ui/records/RecordRow'

export interface StepAttemptsProps {
  /** A step without further attempts. */
  step: Pick<Step, 'outputData'>
}

/** Attempts of a step: the time of each, and the reason why it was not accepted. */
export function StepAttempts({ step }: StepAttemptsProps) {
  const messages = useMessages('steps', stepsMessages)
  const formats = useFormats()
  const rows = stepAttempts(step).map((attempt, index) => ({ ...attempt, position: String(index + 1) }))
  const columns: RecordColumn<StepAttempt & { position: string }>[] = [
    {
      id: 'attempt',
      header: messages.attempt,
      cell: ({ position }) => fillIn(messages.attemptAt, { position }),
    },
    {
      id: 'answeredOn',
      header: messages.answeredOn,
      isSolid: true,
      cell: ({ on }) => (on ? formats.instant(on, 'template') : messages.unknownDay),
    },
    {
      id: 'answer',
      header: messages.answer,
      isWide: true,
      cell: (attempt) => failureText(attempt, messages) ?? messages.retry,
    },
  ]

  return rows.length > 0 ? (
    <Records
      aria-label={messages.attempts}
      columns={columns}
      rows={rows}
      keyOf={({ position }) => position}
    />
  ) : null
}
