import type { Offering } from '@capstan/sdk-core/invest'
import { styled } from 'styled-components'
import { CapstanRoot, type Isolation } from '../../../provider/CapstanRoot'
import type { QueryState } from '../../../provider/queries/useCapstanQuery'
import { useMessages } from '../../../provider/useMessages'
import { ErrorNotice } from '../../../ui/feedback/ErrorNotice'
import { PageHeader } from '../../../ui/navigation/PageHeader'
import { InvestCard, type InvestCardProps } from '../InvestCard'
import { InvestLoading } from '../flow/InvestLoading'
import { isNotFound } from '../isNotFound'
import { investMessages } from '../messages'
import { OfferingDetailsView } from './OfferingDetailsView'
import { OfferingNotFound } from './OfferingNotFound'
import type { ProfileHref } from './PartyName'
import { useOffering } from './useOffering'

export interface OfferingDetailsProps extends Pick<
  InvestCardProps,
  'amount' | 'type' | 'offeringLinkId' | 'onInvested'
> {
  /** The allocation that is offered. */
  offeringId: string
  /** Its offer wall; an offering of another wall is not found. */
  offerWallId?: string
  /** Returns the page of its issuer and its seller, where the reader may read them; without it their names are not links. */
  profileHref?: ProfileHref
  /** How far the page's styles are kept out. */
  isolation?: Isolation
}

/** One offering, and the card to invest in it. @public */
export function OfferingDetails({ isolation, ...props }: OfferingDetailsProps) {
  return (
    <CapstanRoot isolation={isolation}>
      <ConnectedOffering {...props} />
    </CapstanRoot>
  )
}

function ConnectedOffering({ offeringId, offerWallId, ...card }: Omit<OfferingDetailsProps, 'isolation'>) {
  const offering = useOffering(offeringId)
  const isElsewhere =
    offering.status === 'ready' && offerWallId !== undefined && offering.data.offerWallId !== offerWallId

  return (
    <>
      <OfferingHeader offering={isElsewhere ? undefined : offering} />
      {isElsewhere ? <OfferingNotFound /> : <Shown offering={offering} {...card} />}
    </>
  )
}

/** The name of the offering is the large title of the page, once it is there. */
const Header = styled(PageHeader)`
  &[data-beside-offering] .capstan-title {
    font-size: var(--capstan-font-size-lead);
    line-height: var(--capstan-font-line-lead);
  }
`

type Asked = QueryState<Offering>

/** The page of the offering in all its states; it asks for an amount only if the offering accepts investments. */
function OfferingHeader({ offering }: { offering?: Asked }) {
  const messages = useMessages('invest', investMessages)

  return (
    <Header
      data-beside-offering={offering?.status === 'ready' || undefined}
      title={messages.title}
      lead={leadOf(offering, messages)}
    />
  )
}

type Leads = Record<'lead' | 'leadOpen', string>

function leadOf(offering: Asked | undefined, { lead, leadOpen }: Leads) {
  if (offering?.status === 'loading') return lead
  if (offering?.status !== 'ready') return undefined
  if (offering.data.openInvestment) return leadOpen
  return offering.data.refusal === null ? lead : undefined
}

type CardProps = Omit<InvestCardProps, 'offering' | 'headingLevel'> &
  Pick<OfferingDetailsProps, 'profileHref'>

function Shown({ offering, profileHref, ...card }: CardProps & { offering: Asked }) {
  switch (offering.status) {
    case 'loading':
      return <InvestLoading visible={offering.visible} />
    case 'error':
      if (isNotFound(offering.error)) return <OfferingNotFound />
      return <ErrorNotice error={offering.error} onRetry={offering.retry} />
    case 'ready':
      return (
        <OfferingDetailsView offering={offering.data} profileHref={profileHref}>
          <InvestCard offering={offering.data} {...card} />
        </OfferingDetailsView>
      )
  }
}
