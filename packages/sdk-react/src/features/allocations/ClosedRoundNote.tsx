import type { Allocation } from '@capstan/sdk-core/allocations'
import { closingOf } from '@capstan/sdk-core/rounds'
import { styled } from 'styled-components'
import { fillIn } from '../../language/fillIn'
import { useFormats } from '../../language/useFormats'
import { useMessages } from '../../provider/useMessages'
import { Alert } from '../../ui/feedback/Alert'
import { allocationsMessages } from './messages'

/** Warning above a form that invites: the round is closed, or the last day of the round or of the allocation has passed. */
export function ClosedRoundNote({ allocation }: { allocation: Pick<Allocation, 'closesOn' | 'round'> }) {
  const messages = useMessages('allocations', allocationsMessages)
  const { day } = useFormats()
  const { closesOn, round } = allocation
  const closing = closingOf({ status: round?.status ?? '', closesOn: [closesOn, round?.closesOn ?? null] })

  if (!closing) return null
  return (
    <Note>
      <Alert tone="warning">
        {closing.reason === 'closed'
          ? messages.roundClosed
          : fillIn(messages.dayPassed, { day: day(closing.day, 'long') })}
      </Alert>
    </Note>
  )
}

const Note = styled.div`
  margin-block-end: var(--capstan-space-4);
  /* A card without padding of its own. */
  .capstan-bulk-invite & {
    margin: var(--capstan-space-4) var(--capstan-space-6) 0;
  }
`
