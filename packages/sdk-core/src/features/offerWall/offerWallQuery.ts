import type { Capstan } from '../../Capstan'
import { memoizeByRow, orNotFound, rowsOf } from '../../client/records/answers'
import { recordQuery, type CapstanQuery } from '../../client/records/recordQuery'
import { OfferWallDocument, type OfferWallQuery, type WallOfferingFragment } from './operations.generated'
import type { WallOffering } from './WallOffering'

// An offering that opens, closes or closes soon because a day has passed sends no change event.
const staleTimeMs = 10_000

/** Which wall to read. */
export interface OfferWallChoice {
  /** The account that owns the offer wall; every wall by default. */
  offerWallId?: string
}

/** The offerings that this investor was invited to, and those that owners list for all investors; the first to close is first. */
export function offerWallQuery(
  capstan: Capstan,
  { offerWallId }: OfferWallChoice = {},
): CapstanQuery<readonly WallOffering[], OfferWallQuery> {
  return recordQuery(capstan, {
    document: OfferWallDocument,
    variables: { offerWallId },
    select: readOfferWall,
    staleTime: staleTimeMs,
  })
}

function readOfferWall({ offerWall }: OfferWallQuery): readonly WallOffering[] {
  return rowsOf(offerWall).map(readOffering)
}

const readOffering = memoizeByRow((answer: WallOfferingFragment): WallOffering => ({
  id: orNotFound(answer.id),
  offerWallId: orNotFound(answer.offerWallId),
  issuerName: answer.issuerName ?? '',
  sellerName: answer.sellerName ?? '',
  assetName: answer.assetName ?? '',
  className: answer.className ?? '',
  classPrice: answer.classPrice ?? '0',
  opensOn: answer.opensOn ?? undefined,
  closesOn: answer.closesOn ?? undefined,
  state: answer.state ?? '',
  isInvited: answer.isInvited ?? false,
  minUnits: answer.minUnits ?? undefined,
}))
