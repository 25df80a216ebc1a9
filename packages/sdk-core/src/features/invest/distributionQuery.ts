import type { Capstan } from '../../Capstan'
import { orNotFound } from '../../client/records/answers'
import { recordQuery, type CapstanQuery } from '../../client/records/recordQuery'
import { decimal } from '../../money/decimal'
import type { Distribution, DistributionOffering } from './Distribution'
import {
  DistributionDocument,
  type DistributionFieldsFragment,
  type DistributionQuery,
} from './operations.generated'

/** An investment with the offering it was made in. */
export function distributionQuery(
  capstan: Capstan,
  id: string,
): CapstanQuery<Distribution, DistributionQuery> {
  return recordQuery(capstan, {
    document: DistributionDocument,
    variables: { id },
    select: readerOf(capstan),
  })
}

const readers = new WeakMap<Capstan, typeof readDistribution>()

/**
 * Returns the same function for each instance, so that an answer is read once. It records the process that the steps belong to.
 */
function readerOf(capstan: Capstan): typeof readDistribution {
  const known = readers.get(capstan)
  if (known) return known
  const read = (answer: DistributionQuery) => {
    const distribution = readDistribution(answer)
    capstan.events.noteFlow({ distributionId: distribution.id, processId: distribution.processId })
    return distribution
  }
  readers.set(capstan, read)
  return read
}

function readDistribution({ distributionById }: DistributionQuery): Distribution {
  const answer = orNotFound(distributionById)
  const investor = orNotFound(answer.accountByInvestorId)
  return {
    id: answer.id,
    status: answer.status,
    units: decimal(answer.amount),
    createdOn: answer.createdOn,
    locked: answer.locked,
    qualificationsComplete: answer.qualificationsComplete,
    price: answer.figures?.pricePaid ?? '0',
    offering: offeringOf(answer),
    processId: answer.processId,
    investor: { id: investor.id, setup: investor.setup },
  }
}

/** The names an offering is shown with, as `investorOfferingDetailsById` makes them. */
function offeringOf({ allocationByAllocationId }: DistributionFieldsFragment): DistributionOffering {
  const seller = allocationByAllocationId?.accountByOwnerId
  const round = allocationByAllocationId?.roundByRoundId
  const [asset, security] = [round?.assetByAssetId, round?.securityBySecurityId]
  return {
    id: allocationByAllocationId?.id ?? '',
    offerWallId: seller?.id ?? '',
    issuerName: asset?.accountByIssuerId?.name ?? '',
    sellerName: seller?.name ?? '',
    issuerId: asset?.accountByIssuerId?.id ?? null,
    sellerId: seller?.id ?? null,
    assetName: security?.name ?? asset?.name ?? '',
    className: security?.ticker ?? round?.name ?? '',
    termsUrl: round?.termsUrl ?? '',
    supportEmail: seller?.supportEmail ?? seller?.email ?? '',
  }
}
