import { useMessages } from '../../../provider/useMessages'
import { Alert } from '../../../ui/feedback/Alert'
import { LinkButton } from '../../../ui/actions/LinkButton'
import { stepsMessages } from '../messages'

export interface SafariLinkProps {
  /** The provider's page. */
  href: string
}

/** The page of a provider as a link, where the browser takes its session away inside a frame. */
export function SafariLink({ href }: SafariLinkProps) {
  const messages = useMessages('steps', stepsMessages)

  return (
    <>
      <Alert tone="neutral">{messages.safari}</Alert>
      <div>
        <LinkButton variant="primary" href={href} external>
          {messages.followLink}
        </LinkButton>
      </div>
    </>
  )
}
