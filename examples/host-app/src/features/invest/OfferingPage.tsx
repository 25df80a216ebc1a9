import { offeringDetailsQuery, readInvestLink } from '@capstan/sdk-core/invest'
import { AccreditationNotice } from '@capstan/sdk-react/accreditation'
import { OfferingDetails } from '@capstan/sdk-react/invest'
import { useParams, useSearchParams } from 'react-router'
import { Page } from '../../frame/Page'
import type { PageProps, Prefetch } from '../../routing/lazyPage'
import { profileHref } from '../profiles/profileHref'

/** One offering of a wall, and how much to invest in it; the query may suggest an amount. */
export function OfferingPage({ title }: PageProps) {
  const { offerWallId = '', offeringId = '' } = useParams()
  const [query] = useSearchParams()

  return (
    <Page title={title}>
      <AccreditationNotice renewHref="/settings/qualification-answers" />
      <OfferingDetails
        key={offeringId}
        offeringId={offeringId}
        offerWallId={offerWallId}
        profileHref={profileHref}
        {...readInvestLink(query)}
      />
    </Page>
  )
}

/** The offering is requested during the app's first render, so that who follows a link seldom waits for it. */
export const prefetch: Prefetch = (capstan, { offeringId = '' }) =>
  capstan.queryClient.prefetchQuery(offeringDetailsQuery(capstan, offeringId))
