import type { Offering } from '@capstan/sdk-core/invest'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { Columns } from '../../../ui/layout/Columns'
import { Stack } from '../../../ui/layout/Stack'
import { KeyTerms } from './KeyTerms'
import { OfferingBanner } from './OfferingBanner'
import { medium } from '../../../ui/layout/breakpoints'

export interface OfferingDetailsViewProps {
  /** What is offered. */
  offering: Offering
  /** The card to invest with. */
  children: ReactNode
}

/** An offering as an investor sees it: its banner, its terms beside the card to invest with. @public */
export function OfferingDetailsView({ offering, children }: OfferingDetailsViewProps) {
  return (
    <Place gap={6} className="capstan-offering-details">
      <OfferingBanner offering={offering} />
      <Columns split="8-4">
        <KeyTerms offering={offering} />
        {children}
      </Columns>
    </Place>
  )
}

const Place = styled(Stack)`
  /* One under the other, what there is to do comes before what there is to read. */
  @container ${medium} {
    .capstan-key-terms {
      order: 1;
    }
  }
`
