import type { Offering } from '@capstan/sdk-core/invest'
import type { ReactNode } from 'react'
import { Columns } from '../../ui/layout/Columns'
import { OfferingCardView } from './OfferingCardView'

export interface OfferingDetailsViewProps {
  /** What is offered. */
  offering: Offering
  /** The card to invest with. */
  children: ReactNode
}

/** An offering as an investor sees it, beside the card to invest with. @public */
export function OfferingDetailsView({ offering, children }: OfferingDetailsViewProps) {
  return (
    <div className="capstan-offering-details">
      <Columns split="7-5">
        <OfferingCardView offering={offering} />
        {children}
      </Columns>
    </div>
  )
}
