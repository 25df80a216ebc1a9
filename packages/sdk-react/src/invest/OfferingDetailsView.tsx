import type { OfferingDetails } from '@capstan/sdk-core'
import type { ReactNode } from 'react'
import { useMessages } from '../provider/useMessages'
import { PageHeader } from '../ui/PageHeader'
import { Columns } from '../ui/Columns'
import { investMessages } from './messages'
import { OfferingCardView } from './OfferingCardView'

export interface OfferingDetailsViewProps {
  /** What is offered. */
  offering: OfferingDetails
  /** The card to invest with. */
  children: ReactNode
}

/** An offering as an investor sees it, beside the card to invest with. */
export function OfferingDetailsView({ offering, children }: OfferingDetailsViewProps) {
  const words = useMessages('invest', investMessages)

  return (
    <div className="capstan-offering-details">
      <PageHeader breadcrumbs={[{ label: words.title }]} title={words.title} lead={words.lead} />
      <Columns split="7-5">
        <OfferingCardView offering={offering} />
        {children}
      </Columns>
    </div>
  )
}
