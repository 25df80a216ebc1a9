import type { Capstan } from '../../Capstan'
import { orNotFound } from '../../client/answers'
import { recordQuery, type CapstanQuery } from '../../client/recordQuery'
import { OfferingDetailsDocument, type OfferingDetailsQuery } from './operations.generated'
import type { Offering } from './Offering'
import { offeringRules } from './offeringRules'

// Its price and its days move on without us being told. What a page asked for ahead of showing it is still what it shows:
// a second answer a moment later could change the price under the reader's eyes.
const goodFor = 10_000

/** An offering as an investor sees it; `not_found` unless it is active and open today. */
export function offeringDetailsQuery(
  capstan: Capstan,
  offeringId: string,
): CapstanQuery<Offering, OfferingDetailsQuery> {
  capstan.register(offeringRules)
  return recordQuery(capstan, {
    document: OfferingDetailsDocument,
    variables: { id: offeringId },
    select: readOfferingDetails,
    staleTime: goodFor,
    entities: [{ table: 'allocations', id: offeringId }],
  })
}

function readOfferingDetails({ investorOfferingDetailsById }: OfferingDetailsQuery): Offering {
  const answer = orNotFound(investorOfferingDetailsById)
  return {
    id: orNotFound(answer.id),
    offerWallId: orNotFound(answer.offerWallId),
    issuerName: answer.issuerName ?? '',
    sellerName: answer.sellerName ?? '',
    assetName: answer.assetName ?? '',
    className: answer.className ?? '',
    classPrice: answer.classPrice ?? '0',
    termsUrl: answer.termsUrl ?? '',
    supportEmail: answer.supportEmail ?? '',
    brandSlug: answer.brandSlug ?? '',
  }
}
