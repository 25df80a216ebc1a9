import { useMessages } from '../../../provider/useMessages'
import { useRouter } from '../../../provider/useRouter'
import { Button } from '../../../ui/actions/Button'
import { Card } from '../../../ui/layout/Card'
import { LinkButton } from '../../../ui/actions/LinkButton'
import { investMessages } from '../messages'
import { Muted } from '../Muted'

export interface SetUpPromptProps {
  /** The investment to come back to. */
  distributionId: string
  /** Called instead of following the link to /account/setup. */
  onSetUp?: () => void
}

/** Asks the investor to set up the account before the qualification steps. */
export function SetUpPrompt({ distributionId, onSetUp }: SetUpPromptProps) {
  const messages = useMessages('invest', investMessages)
  const { href } = useRouter()
  const next = encodeURIComponent(`/distribution/${distributionId}`)

  return (
    <Card className="capstan-set-up-prompt" title={messages.setUpAccountTitle}>
      <Muted>{messages.setUpAccountLead}</Muted>
      {onSetUp ? (
        <Button variant="primary" onPress={onSetUp}>
          {messages.setUpAccount}
        </Button>
      ) : (
        <LinkButton variant="primary" href={href(`/account/setup?next=${next}`)}>
          {messages.setUpAccount}
        </LinkButton>
      )}
    </Card>
  )
}
