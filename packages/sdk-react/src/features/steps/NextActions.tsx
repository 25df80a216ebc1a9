import { useMessages } from '../../provider/useMessages'
import { LinkButton } from '../../ui/actions/LinkButton'
import { Inline } from '../../ui/layout/Inline'
import { stepsMessages } from './messages'
import type { StepEnds } from './step/StepTypeProps'

export interface NextActionsProps {
  /** What this end leads to. */
  ends?: StepEnds
}

/** Whom to ask, and where to go, once a step has stopped. */
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
