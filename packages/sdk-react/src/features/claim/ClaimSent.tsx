import { fillIn } from '../../language/fillIn'
import { useMessages } from '../../provider/useMessages'
import { Button } from '../../ui/actions/Button'
import { AlreadyClaimed } from './AlreadyClaimed'
import { ClaimCard } from './ClaimCard'
import { claimMessages } from './messages'

export interface ClaimSentProps {
  /** Where it was sent, if that is known here. */
  email?: string
  isSignedIn: boolean
  /** Asks for another one. */
  onAnother: () => void
}

/** The mail is on its way, if there is one: the same is said of every address. (CLAIM-005) */
export function ClaimSent({ email, isSignedIn, onAnother }: ClaimSentProps) {
  const messages = useMessages('claim', claimMessages)

  return (
    <ClaimCard
      icon="mail"
      tone="primary"
      title={messages.sent}
      lead={email === undefined ? messages.sentAgain : fillIn(messages.sentTo, { email })}
      actions={<Button onPress={onAnother}>{messages.another}</Button>}
      footer={<AlreadyClaimed isSignedIn={isSignedIn} />}
      takesFocus
    />
  )
}
