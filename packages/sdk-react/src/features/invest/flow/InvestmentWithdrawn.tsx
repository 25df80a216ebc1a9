import type { DistributionOffering } from '@capstan/sdk-core/invest'
import { useMessages } from '../../../provider/useMessages'
import { Button } from '../../../ui/actions/Button'
import { LinkButton } from '../../../ui/actions/LinkButton'
import { EmptyState } from '../../../ui/feedback/EmptyState'
import { Inline } from '../../../ui/layout/Inline'
import { investMessages } from '../messages'
import { OfferingLinks } from '../offering/OfferingLinks'

export interface InvestmentWithdrawnProps {
  /** The investment. */
  offering: DistributionOffering
  /** Where the offering is. */
  offeringHref?: string
  /** Shows the offering in the place of the investment, where it has no address of its own. */
  onOffering?: () => void
  /** Where an investor continues to. */
  portfolioHref?: string
}

/** An investment that has ended: another tab in which it is open says so, with the contact and the next action. */
export function InvestmentWithdrawn(props: InvestmentWithdrawnProps) {
  const { offering, offeringHref, onOffering, portfolioHref } = props
  const messages = useMessages('invest', investMessages)

  return (
    <EmptyState
      icon="ban"
      text={messages.investmentWithdrawn}
      action={
        <Inline>
          {offeringHref && (
            <LinkButton variant="primary" href={offeringHref}>
              {messages.goToOffering}
            </LinkButton>
          )}
          {onOffering && (
            <Button variant="primary" onPress={onOffering}>
              {messages.goToOffering}
            </Button>
          )}
          {portfolioHref && <LinkButton href={portfolioHref}>{messages.goToPortfolio}</LinkButton>}
          <OfferingLinks supportEmail={offering.supportEmail} />
        </Inline>
      }
    />
  )
}
