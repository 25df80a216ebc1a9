import { useMessages } from '../../../provider/useMessages'
import { Alert } from '../../../ui/feedback/Alert'
import { LinkButton } from '../../../ui/actions/LinkButton'
import { stepsMessages } from '../messages'

export interface SafariLinkProps {
  /** The provider's page. */
  href: string
}

/** Link to the page of a provider, for browsers that remove its session inside a frame. */
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
