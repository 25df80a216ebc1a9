import { isAtWork, type RoundToken } from '@capstan/sdk-core/tokens'
import { useState } from 'react'
import { styled } from 'styled-components'
import { useFormats } from '../../language/useFormats'
import { fillIn } from '../../language/fillIn'
import { useMessages } from '../../provider/useMessages'
import { useStatusWord } from '../../ui/display/useStatusWord'
import { Alert } from '../../ui/feedback/Alert'
import { tokensMessages } from './messages'

/** What the chain is doing, what it refused and what to do then, and when the status changed last. */
export function TokenNote({ token: { status, contract } }: { token: RoundToken }) {
  const messages = useMessages('tokens', tokensMessages)
  const wordOf = useStatusWord()
  const { time } = useFormats()
  const changedAt = useChangedAt(status)
  const notes: Partial<Record<RoundToken['status'], string>> = {
    deploying: messages.deployingNote,
    issuing: messages.issuingNote,
    burning: messages.burningNote,
  }
  const note = isAtWork(status) && notes[status]
  const refused = contract?.refused

  return (
    <>
      {note && <Alert tone="neutral">{fillIn(note, { chain: contract?.chain.id ?? '' })}</Alert>}
      {refused && !note && (
        <Alert tone="warning">
          {refused === 'deployment' ? messages.deploymentRefused : messages.mintingRefused}
        </Alert>
      )}
      <Line role="status">
        {changedAt && fillIn(messages.lastChange, { status: wordOf(status), time: time(changedAt) })}
      </Line>
    </>
  )
}

/** When the status became another one; nothing where it has not since the page was opened. */
function useChangedAt(status: string): Date | undefined {
  const [known, setKnown] = useState<{ status: string; at?: Date }>({ status })
  if (known.status !== status) setKnown({ status, at: new Date() })
  return known.at
}

const Line = styled.p`
  margin: 0;
  color: var(--capstan-text-muted);
  font-size: var(--capstan-font-size-dense);
  &:empty {
    display: none;
  }
`
