import { readInvestQuery } from '@capstan/sdk-core'
import { OfferingDetails } from '@capstan/sdk-react/invest'
import { useParams, useSearchParams } from 'react-router'
import { Page } from '../frame/Page'
import type { PageProps } from '../routing/lazyPage'

/** One offering of a wall, and how much to invest in it; the query may suggest an amount. */
export function OfferingPage({ title }: PageProps) {
  const { offerWallId = '', offeringId = '' } = useParams()
  const [query] = useSearchParams()

  return (
    <Page title={title}>
      <OfferingDetails
        key={offeringId}
        offeringId={offeringId}
        offerWallId={offerWallId}
        {...readInvestQuery(query)}
      />
    </Page>
  )
}
