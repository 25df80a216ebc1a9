import type { IssuableChoice } from '@capstan/sdk-core/rounds'
import { fillIn } from '../../../language/fillIn'
import { useMessages } from '../../../provider/useMessages'
import { useRouter } from '../../../provider/useRouter'
import { TextLink } from '../../../ui/actions/TextLink'
import { roundsMessages } from '../messages'

export interface RejectedNoteProps {
  distribution: Pick<IssuableChoice, 'investor' | 'investorId'>
  /** The transfer agent's reason for the rejection. */
  note: string | null
}

/** The reason for a rejected issuance, with a link to the investor, who can usually fix it. */
export function RejectedNote({ distribution: { investor, investorId }, note }: RejectedNoteProps) {
  const messages = useMessages('rounds', roundsMessages)
  const { href } = useRouter()
  const open = messages.openInvestor
  return (
    <>
      {note && <span>{fillIn(messages.rejectedNote, { note })}</span>}{' '}
      {investorId && (
        <TextLink
          href={href(`/investor/${investorId}`)}
          aria-label={fillIn(messages.openInvestorOf, { open, investor })}
        >
          {open}
        </TextLink>
      )}
    </>
  )
}
