import { useMessages } from '../../provider/useMessages'
import { useRouter } from '../../provider/useRouter'
import { TextLink } from '../../ui/actions/TextLink'
import { claimMessages } from './messages'
import { wayIn } from './wayIn'

export interface AlreadyClaimedProps {
  isSignedIn: boolean
}

/** The next action for a person who has claimed the account before. */
export function AlreadyClaimed({ isSignedIn }: AlreadyClaimedProps) {
  const messages = useMessages('claim', claimMessages)
  const { href } = useRouter()
  const { path, text } = wayIn(isSignedIn, messages)

  return (
    <>
      <span>{messages.claimed}</span>
      <TextLink href={href(path)}>{text}</TextLink>
    </>
  )
}
