import type { Capstan } from '../../Capstan'
import { orNotFound, rowsOf } from '../../client/records/answers'
import { recordQuery, type CapstanQuery } from '../../client/records/recordQuery'
import { shownBy } from '../../client/records/shownBy'
import { OfferingDetailsDocument, type OfferingDetailsQuery } from './operations.generated'
import type { Offering } from './Offering'
import { offeringRules, wallRules } from './offeringRules'
import { readOpenInvestment } from './readOpenInvestment'

// Its price and its days change without change events. A prefetched answer stays fresh for a moment: a second answer could change
// the price while the page is read.
const staleTimeMs = 10_000

/** An offering as an investor sees it, with their open investment in it; `not_found` where there is none, or it is drafted. */
export function offeringDetailsQuery(
  capstan: Capstan,
  offeringId: string,
): CapstanQuery<Offering, OfferingDetailsQuery> {
  capstan.register(offeringRules, wallRules)
  return recordQuery(capstan, {
    document: OfferingDetailsDocument,
    variables: { id: offeringId },
    select: readOfferingDetails,
    staleTime: staleTimeMs,
    // An offering has no change events of its own: those of its allocation or of its offer wall are sent.
    entities: [
      { table: 'allocations', id: offeringId },
      { table: 'wall_offerings' },
      ...shownBy(OfferingDetailsDocument, {}),
    ],
  })
}

function readOfferingDetails({
  investorOfferingDetailsById,
  allDistributions,
}: OfferingDetailsQuery): Offering {
  const answer = orNotFound(investorOfferingDetailsById)
  const [open] = rowsOf(allDistributions)
  return {
    id: orNotFound(answer.id),
    offerWallId: orNotFound(answer.offerWallId),
    issuerName: answer.issuerName ?? '',
    sellerName: answer.sellerName ?? '',
    issuerId: answer.issuerId,
    sellerId: answer.sellerId,
    assetName: answer.assetName ?? '',
    className: answer.className ?? '',
    classPrice: answer.classPrice ?? '0',
    termsUrl: answer.termsUrl ?? '',
    supportEmail: answer.supportEmail ?? '',
    brandSlug: answer.brandSlug ?? '',
    minUnits: answer.minUnits,
    maxUnits: answer.maxUnits,
    remainingUnits: answer.remainingUnits,
    opensOn: answer.opensOn,
    closesOn: answer.closesOn,
    refusal: answer.refusal,
    stepsAhead: Array.isArray(answer.stepsAhead)
      ? answer.stepsAhead.map((nextStepTexts: unknown) => ({ nextStepTexts }))
      : undefined,
    openInvestment: open ? readOpenInvestment(open) : null,
  }
}
