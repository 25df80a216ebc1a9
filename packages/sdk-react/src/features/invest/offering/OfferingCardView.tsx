import type { Decimal } from '@capstan/sdk-core'
import type { DistributionOffering, Offering } from '@capstan/sdk-core/invest'
import { Card } from '../../../ui/layout/Card'
import { Stack } from '../../../ui/layout/Stack'
import { Muted } from '../Muted'
import { OfferingLinks } from './OfferingLinks'
import { OfferingRows } from './OfferingRows'
import type { ProfileHref } from './PartyName'

export interface OfferingCardViewProps {
  /** The offering, and the price of a unit. */
  offering: DistributionOffering & Pick<Offering, 'classPrice'>
  /** Units of an investment in it; without it the card describes the offering alone. */
  units?: Decimal
  /** Level of the card's heading. */
  headingLevel?: 2 | 3
  /** Returns the page of its issuer and its seller, where the reader may read them; without it their names are not links. */
  profileHref?: ProfileHref
}

/** An offering: issuer, seller, price, and, once invested, units and total; with its dataroom and support contact. @public */
export function OfferingCardView(props: OfferingCardViewProps) {
  const { offering, units, headingLevel = 2, profileHref } = props
  const { issuerName, assetName, className, termsUrl, supportEmail } = offering
  const isInvested = units !== undefined

  return (
    <Card
      className="capstan-offering-card"
      title={isInvested ? issuerName : assetName}
      headingLevel={headingLevel}
      footer={<OfferingLinks termsUrl={termsUrl} supportEmail={supportEmail} />}
    >
      <Stack>
        <Muted isLead>{isInvested ? `${assetName} · ${className}` : `${className} · ${issuerName}`}</Muted>
        <OfferingRows offering={offering} units={units} profileHref={profileHref} />
      </Stack>
    </Card>
  )
}
