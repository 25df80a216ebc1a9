import { useMessages } from '../../provider/useMessages'
import { LinkButton } from '../../ui/actions/LinkButton'
import { Inline } from '../../ui/layout/Inline'
import { stepsMessages } from './messages'
import type { StepEnds } from './step/StepTypeProps'

export interface NextActionsProps {
  /** The links offered at this end. */
  ends?: StepEnds
}

/** The support address and the link to the portfolio, offered when a step has stopped. */
export function NextActions({ ends: { supportEmail, portfolioHref } = {} }: NextActionsProps) {
  const messages = useMessages('steps', stepsMessages)

  return (
    <Inline>
      {supportEmail && (
        <LinkButton variant="primary" icon="mail" href={`mailto:${encodeURI(supportEmail)}`}>
          {messages.contactSupport}
        </LinkButton>
      )}
      {portfolioHref && <LinkButton href={portfolioHref}>{messages.goToPortfolio}</LinkButton>}
    </Inline>
  )
}
